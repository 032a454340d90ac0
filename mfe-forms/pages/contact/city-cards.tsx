import { contentOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import type { ContactPageWords } from '../../content/page-schemas.ts';
import document from '../../content/contact.yaml';

const { cityCards: words } = contentOf<ContactPageWords>(document);

/** Cards for the configured cities: contact details of the open ones, and a note on the upcoming ones. */
export function CityCards({ site }: { site: SiteConfig }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>{words.heading}</h2>
      {site.clinics.map((clinic) => (
        <CityCard key={clinic.city} clinic={clinic} site={site} />
      ))}
      <p className="text-quiet">{words.note}</p>
    </div>
  );
}

type Clinic = SiteConfig['clinics'][number];

function CityCard({ clinic, site }: { clinic: Clinic; site: SiteConfig }) {
  const fallback = clinic.open ? words.openPicture : words.comingSoonPicture;
  const { src, width, height } = words.pictures[clinic.city] ?? fallback;
  return (
    <article
      className="flex flex-wrap overflow-hidden rounded-card border border-line bg-surface xl:grid xl:grid-cols-[160px_1fr] print:break-inside-avoid print:overflow-visible"
      data-topic={clinic.open ? 'physical' : 'general'}
    >
      <div className="grid flex-[1_1_112px] place-items-center bg-hue-100 p-1.5 xl:row-span-2 [&_img]:w-25 xl:[&_img]:w-auto">
        <Picture assetBase={site.assetBase} path={src} width={width} height={height} alt="" />
      </div>
      <div className="grid min-w-0 flex-[999_1_8.75rem] content-center justify-items-start gap-1 px-4.5 py-4 leading-[1.5] wrap-anywhere">
        <h3 className="text-24">{clinic.city}</h3>
        {clinic.open ? (
          <p className="text-quiet">{clinic.area}</p>
        ) : (
          <Chip tone="soon">{words.comingSoon}</Chip>
        )}
      </div>
      {clinic.open && (
        <div className="col-span-2 grid min-w-0 flex-[1_0_100%] grid-cols-1 justify-items-start gap-3 border-t border-line px-4.5 py-4 wrap-anywhere xl:col-span-1">
          <Reach city={clinic.city} site={site} />
          <ExternalLink href={clinic.directionsUrl} look="go">
            {words.directions}
          </ExternalLink>
        </div>
      )}
    </article>
  );
}

/** Shows our contact details if the configured address is in `city`. */
function Reach({ city, site }: { city: string; site: SiteConfig }) {
  const { address, phone, phoneLink, email } = site.contact;
  if (address.city !== city) return null;
  return (
    <>
      <p>
        {address.lines.join(', ')}, {address.city} {address.postalCode}
      </p>
      <p className="-my-2.5 flex flex-wrap gap-x-5">
        <a className="py-2.5" href={phoneLink}>
          {phone}
        </a>
        <a className="py-2.5" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </>
  );
}
