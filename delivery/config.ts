import path from 'node:path';
import * as v from 'valibot';
import type { BucketConfig } from './blobs/object-storage.ts';
import { parsePreviewAddress, type PreviewAddress } from './previews/preview-address.ts';

/** The repository's root folder. */
export const repositoryRoot = path.resolve(import.meta.dirname, '..');

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65535, 'must be at most 65535'),
);

const bucketAddress = /^s3:\/\/([a-z0-9][\w.-]*)(?:\/([\w./-]*))?$/;

const environmentSchema = v.object({
  /** The port to listen on; 0 takes any free one. */
  PORT: v.optional(port, '8080'),
  /** The address to listen on. */
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '127.0.0.1'),
  /** The folder that holds releases, the registry, the composed site and the embedded database. */
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '.data'),
  /** The site configuration file. */
  SITE_CONFIG: v.optional(v.pipe(v.string(), v.minLength(1)), 'site.config.json'),
  /** Where blobs are kept that several machines share; the data folder when empty. */
  BLOBS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || bucketAddress.test(text),
        'must look like s3://bucket or s3://bucket/prefix, or be unset',
      ),
    ),
    '',
  ),
  /** Of an object storage; AWS's client reads the other `AWS_…` variables by itself. */
  AWS_REGION: v.optional(v.string(), ''),
  /** The address of an object storage that is not AWS's own. */
  AWS_ENDPOINT_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
        'must be an http or https address, or be unset',
      ),
    ),
    '',
  ),
  /** The user that a service becomes when root has started it; nobody else when empty. */
  RUN_AS: v.optional(
    v.pipe(v.string(), v.regex(/^([a-z_][\w.-]*)?$/i, 'must be the name of a user, or be unset')),
    '',
  ),
  /** `yes` lets a service run as root. */
  RUN_AS_ROOT: v.optional(v.picklist(['yes', ''], 'must be yes, or be unset'), ''),
  /** Where previews are: an address with `*` for the id of each; on this machine alone when empty. */
  PREVIEWS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || parsePreviewAddress(text) !== null,
        'must look like https://preview-*.example.org, or be unset',
      ),
    ),
    '',
  ),
  /** `no` leaves what a host serves at gzip, where something in front of it compresses. */
  COMPRESS_WELL: v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'yes'),
  /** `development` builds unminified code with React's warnings. */
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'production',
  ),
});

/** What delivery programs read from the environment. */
export type DeliveryConfig = {
  port: number;
  host: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Absolute path of the site configuration file. */
  siteConfigFile: string;
  /** The object storage that blobs are in; `undefined` keeps them in the data folder. */
  bucket: BucketConfig | undefined;
  /** Where previews are, and the public site when that is on this machine alone and not at its configured address. */
  previews: { address: PreviewAddress; publicOrigin: string | undefined };
  mode: 'production' | 'development';
  /** Whether a host makes the best compressed form of what it serves, while nobody waits. */
  compressesWell: boolean;
  /** The user that a service becomes after opening its port, when root has started it. */
  runAs: string | undefined;
  /** Whether a service may go on as root. */
  mayRunAsRoot: boolean;
};

/**
 * Parses the environment of a delivery program; the only place that reads it.
 * Throws a `ConfigError` that lists everything that is wrong.
 */
export function parseDeliveryConfig(environment: NodeJS.ProcessEnv): DeliveryConfig {
  const result = v.safeParse(environmentSchema, environment);
  if (!result.success) {
    throw new ConfigError(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`),
    );
  }
  const { PORT, HOST, DATA_DIR, SITE_CONFIG, NODE_ENV, COMPRESS_WELL } = result.output;
  const { BLOBS, AWS_ENDPOINT_URL, AWS_REGION, PREVIEWS, RUN_AS, RUN_AS_ROOT } = result.output;
  return {
    port: PORT,
    host: HOST,
    dataDir: path.resolve(repositoryRoot, DATA_DIR),
    siteConfigFile: path.resolve(repositoryRoot, SITE_CONFIG),
    bucket: bucketAt(BLOBS, { endpoint: AWS_ENDPOINT_URL, region: AWS_REGION }),
    previews: previewsAt(PREVIEWS, PORT),
    mode: NODE_ENV === 'development' ? 'development' : 'production',
    compressesWell: COMPRESS_WELL === 'yes',
    runAs: RUN_AS === '' ? undefined : RUN_AS,
    mayRunAsRoot: RUN_AS_ROOT === 'yes',
  };
}

/** Browsers find every name below `localhost` on the machine that they run on. */
function previewsAt(address: string, port: number): DeliveryConfig['previews'] {
  const configured = parsePreviewAddress(address);
  if (configured) return { address: configured, publicOrigin: undefined };
  const local = parsePreviewAddress(`http://preview-*.localhost:${port}`);
  if (!local) throw new Error('The address of previews on this machine cannot be read.');
  return { address: local, publicOrigin: `http://localhost:${port}` };
}

function bucketAt(
  address: string,
  { endpoint, region }: { endpoint: string; region: string },
): BucketConfig | undefined {
  const [, bucket, prefix = ''] = bucketAddress.exec(address) ?? [];
  if (bucket === undefined) return undefined;
  return {
    bucket,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    endpoint: endpoint === '' ? undefined : endpoint,
    region: region === '' ? undefined : region,
  };
}

/** Something a person has set is wrong; `problems` says what and where, one sentence each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Arguments on a command line that make no sense. */
export class UsageError extends Error {
  override name = 'UsageError';
}
