import type { AuditEntry } from '@site/delivery/registry/journal-entry.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { User } from '../accounts/users.ts';
import type { DeskAction } from '../role.ts';
import { type Desk, type DeskPage, signedIn } from '../section.ts';
import { PageButton, Submit } from './buttons.tsx';
import { DeskForm } from './desk-form.tsx';
import { type Errors, type FormFields, Inputs, type Values, valuesIn } from './fields.tsx';
import { errorsOf, listIn, textIn } from './form-values.ts';
import type { Undo } from './flash.ts';
import { BackTo, Heading } from './heading.tsx';
import { keepList, listAddressIn } from './list-address.tsx';
import {
  type ListContent,
  type ListFilters,
  ListPage,
  type ListView,
  listViewIn,
} from './list.tsx';
import { Problems } from './problems.tsx';

/** A request of a signed-in user. */
type Asking = {
  me: User;
  params: Readonly<Record<string, string>>;
  /** Reads a field of the form, or of the query. */
  text: (name: string) => string;
  /** Reads all values of a field, such as the selected rows of a list. */
  values: (name: string) => readonly string[];
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A request about something that exists. */
export type Ask<Of> = Asking & { of: Of };

/** Finds what a URL is about. Without a result, the answer is the 404 page. */
type Find<Of> = (asking: Asking) => Promise<Of | null | undefined> | Of | null | undefined;

/** An entry for the audit log, written before the answer. */
type Noted = { note?: Omit<AuditEntry, 'who'> | undefined };

/** Another page with a message. Wherever the user came from a list, they get back to it. */
type Redirect = Noted & {
  to: string;
  done?: string;
  wrong?: string;
  undo?: Undo | undefined;
};

/** A file, or data for a script. */
type Payload = Noted & {
  send: unknown;
  status?: number;
  type?: string;
  headers?: Readonly<Record<string, string>>;
};

/** What a page or an action answers. `null` is the 404 page. */
export type Answer = (DeskPage & Noted) | Redirect | Payload | null;

/** Mistakes in a form, by field, or reasons why it was refused. The form is shown again. */
export type Mistakes = { errors: Errors } | { problems: readonly string[] };

type Route<Of> = {
  /** Defaults to the access of the section. */
  access?: DeskAction | 'signed-in';
  find?: Find<Of>;
};

type PageRoute<Of> = Route<Of> & { show: (ask: Ask<Of>) => Promise<Answer> | Answer };

/** How a form looks. */
type FormView = {
  title: string;
  /** Differs from the title if it has parts with their own text direction. */
  heading?: ReactNode;
  lead?: ReactNode;
  back: { href: string; title: string };
  /** What stands between the heading and the fields, such as what would change. */
  above?: ReactNode;
  values?: Values;
  hidden?: Readonly<Record<string, string>>;
  button: string;
  /** The action takes something away from people. */
  isDangerous?: boolean;
  /** The action is impossible, for reasons that `above` gives. */
  isBlocked?: boolean;
};

type FormRoute<Of, Input> = Route<Of> & {
  fields?: (of: Of) => FormFields;
  schema: v.GenericSchema<unknown, Input>;
  view: (ask: Ask<Of>) => Promise<FormView | Redirect | null> | FormView | Redirect | null;
  run: (ask: Ask<Of>, input: Input) => Promise<Answer | Mistakes>;
};

type ActionRoute<Of> = Route<Of> & {
  /** Asks for confirmation on a page of its own. */
  confirm?: FormRoute<Of, unknown>['view'];
  run: (ask: Ask<Of>) => Promise<Answer>;
};

type ListRoute<Of> = Route<Of> & {
  filters?: ListFilters;
  /** Rows per page. */
  size?: number;
  show: (view: ListView, ask: Ask<Of>) => Promise<(ListContent & Pick<DeskPage, 'script'>) | null>;
};

/** The ways a section registers its routes. */
export type Routes = ReturnType<typeof routesFor>;

/** Registers pages, forms, actions and lists that need `access` unless they declare another. */
export function routesFor(app: FastifyInstance, desk: Desk, access: DeskAction | 'signed-in') {
  function on<Of>(
    method: 'GET' | 'POST',
    url: string,
    { access: own = access, find }: Route<Of>,
    handle: (ask: Ask<Of>) => Promise<FastifyReply>,
  ): void {
    app.route<{ Params: Record<string, string> }>({
      method,
      url,
      config: { access: own },
      async handler(request, reply) {
        const sent = method === 'POST' ? request.body : request.query;
        const asking: Asking = {
          me: signedIn(request),
          params: request.params,
          text: (name) => textIn(sent, name),
          values: (name) => listIn(sent, name),
          request,
          reply,
        };
        const of = find ? await find(asking) : undefined;
        if (find && (of === null || of === undefined)) return desk.notFound(request, reply);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a handler without `find` has no `of` to use
        return handle({ ...asking, of: of as Of });
      },
    });
  }

  /** Writes the audit entry, then sends the answer. */
  async function answer({ request, reply }: Asking, given: Answer): Promise<FastifyReply> {
    if (given === null) return desk.notFound(request, reply);
    if (given.note) await desk.note(request, given.note);
    if ('body' in given) return desk.show(request, reply, given);
    if ('to' in given) {
      const { to, done, wrong, undo } = given;
      const text = wrong ?? done;
      const tone = wrong === undefined ? 'done' : 'wrong';
      const sent = request.method === 'POST' ? request.body : request.query;
      const address = keepList(to, listAddressIn(sent));
      return desk.goTo(reply, address, text === undefined ? undefined : { tone, text, undo });
    }
    const { send, status = 200, type, headers = {} } = given;
    if (type !== undefined) void reply.type(type);
    return reply.code(status).headers(headers).send(send);
  }

  function page<Of>(url: string, { show, ...route }: PageRoute<Of>): void {
    on('GET', url, route, async (ask) => answer(ask, await show(ask)));
  }

  function form<Of, Input>(
    url: string,
    { fields = () => ({}), schema, view, run, ...route }: FormRoute<Of, Input>,
  ): void {
    const show = async (ask: Ask<Of>, values: Values = {}, mistakes?: Mistakes) => {
      const shown = await view(ask);
      if (shown === null || 'to' in shown) return answer(ask, shown);
      const { title } = shown;
      const action = ask.request.url.split('?', 1)[0] ?? '';
      const body = (
        <FormPage
          {...shown}
          action={action}
          fields={fields(ask.of)}
          values={{ ...shown.values, ...values }}
          {...mistakes}
        />
      );
      return answer(ask, { title, body, status: mistakes ? 422 : 200 });
    };
    on<Of>('GET', url, route, (ask) => show(ask));
    on<Of>('POST', url, route, async (ask) => {
      const values = valuesIn(fields(ask.of), ask.request.body);
      const read = v.safeParse(schema, values);
      const given = read.success ? await run(ask, read.output) : { errors: errorsOf(read.issues) };
      return given !== null && ('errors' in given || 'problems' in given)
        ? show(ask, values, given)
        : answer(ask, given);
    });
  }

  return {
    /** A page, a file, or data for a script. */
    page,
    /** A page with a form, and what happens when it is sent. */
    form,
    /** What a button does, if need be after a page that asks for confirmation. */
    action<Of>(url: string, { confirm, run, ...route }: ActionRoute<Of>): void {
      if (confirm) form(url, { ...route, schema: v.unknown(), view: confirm, run });
      else on('POST', url, route, async (ask) => answer(ask, await run(ask)));
    },
    /** A list with its filters, search and pages. */
    list<Of>(url: string, { filters, size, show, ...route }: ListRoute<Of>): void {
      page(url, {
        ...route,
        async show(ask) {
          const view = listViewIn(ask.request, { filters, size });
          const content = await show(view, ask);
          if (!content) return null;
          const { title, tabTitle = title, script } = content;
          return { title: tabTitle, script, body: <ListPage view={view} {...content} /> };
        },
      });
    },
  };
}

type FormPageProps = FormView & {
  action: string;
  fields: FormFields;
  errors?: Errors;
  problems?: readonly string[];
};

function FormPage({
  title,
  heading = title,
  lead,
  back,
  above,
  fields,
  values = {},
  errors = {},
  problems = [],
  action,
  hidden = {},
  button,
  isDangerous = false,
  isBlocked = false,
}: FormPageProps) {
  return (
    <>
      <BackTo href={back.href}>{back.title}</BackTo>
      <Heading lead={lead}>{heading}</Heading>
      {problems.length > 0 && <Problems title="Refused. Nothing was changed." of={problems} />}
      {above}
      {isBlocked ? (
        <PageButton href={back.href}>Go back</PageButton>
      ) : (
        <DeskForm action={action} hidden={hidden} className="grid gap-5">
          <Inputs fields={fields} values={values} errors={errors} />
          <div className="flex flex-wrap gap-3">
            <Submit variant={isDangerous ? 'danger' : 'main'}>{button}</Submit>
            <PageButton href={back.href}>Cancel</PageButton>
          </div>
        </DeskForm>
      )}
    </>
  );
}
