import path from 'node:path';
import * as v from 'valibot';
import {
  type Environment,
  optional,
  parseEnvironment,
  port,
  variable,
} from '@site/api/environment.ts';
import type { BucketConfig } from './blobs/bucket-blobs.ts';
import { parsePreviewAddress, type PreviewAddress } from './preview-address.ts';

export const repositoryRoot = path.resolve(import.meta.dirname, '..');

const bucketAddress = /^s3:\/\/([a-z0-9][\w.-]*)(?:\/([\w./-]*))?$/;

const environmentSchema = v.object({
  /** The port to listen on. 0 picks any free port. */
  PORT: variable('8080', port),
  /** The address to listen on. */
  HOST: variable('127.0.0.1', v.string()),
  /** The folder for releases, the registry, the composed site and the embedded database. */
  DATA_DIR: variable('.data', v.string()),
  /** The site configuration file. */
  SITE_CONFIG: variable('site.config.json', v.string()),
  /** A bucket for blobs shared by several machines. If empty, blobs are in the data folder. */
  BLOBS: optional(
    (text) => bucketAddress.test(text),
    'must look like s3://bucket or s3://bucket/prefix, or be unset',
  ),
  /** The region of the bucket. AWS's client reads the other `AWS_…` variables itself. */
  AWS_REGION: v.optional(v.string(), ''),
  /** The URL of an object storage other than AWS. */
  AWS_ENDPOINT_URL: optional(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be an http or https URL, or be unset',
  ),
  /** The user to switch to if started as root. */
  RUN_AS: optional((text) => /^[a-z_][\w.-]*$/i.test(text), 'must be a user name, or be unset'),
  /** `yes` allows running as root. */
  RUN_AS_ROOT: optional((text) => text === 'yes', 'must be yes, or be unset'),
  /** The URL of previews, with `*` for the id. If empty, previews are only local. */
  PREVIEWS: optional(
    (text) => parsePreviewAddress(text) !== null,
    'must look like https://preview-*.example.org, or be unset',
  ),
  /** `development` builds unminified code with React's warnings. */
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'production',
  ),
});

/** The configuration of all delivery programs. */
export type DeliveryConfig = {
  port: number;
  host: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Absolute path of the site configuration file. */
  siteConfigFile: string;
  /** The bucket for blobs. If `undefined`, blobs are in the data folder. */
  bucket: BucketConfig | undefined;
  /**
   * The URL of previews. `publicOrigin` is set if the public site is also local, instead of at the configured origin.
   */
  previews: { address: PreviewAddress; publicOrigin: string | undefined };
  mode: 'production' | 'development';
  /** The user to switch to after opening the port, if started as root. */
  runAs: string | undefined;
  /** Whether a service may run as root. */
  mayRunAsRoot: boolean;
};

/**
 * Parses the environment of a delivery program. No other code reads these variables. Throws a `ConfigError` with all
 * problems.
 */
export function parseDeliveryConfig(environment: Environment): DeliveryConfig {
  const read = parseEnvironment(environmentSchema, environment);
  const { PORT, HOST, DATA_DIR, SITE_CONFIG, NODE_ENV, BLOBS, ...rest } = read;
  const { AWS_ENDPOINT_URL, AWS_REGION, PREVIEWS, RUN_AS, RUN_AS_ROOT } = rest;
  return {
    port: PORT,
    host: HOST,
    dataDir: path.resolve(repositoryRoot, DATA_DIR),
    siteConfigFile: path.resolve(repositoryRoot, SITE_CONFIG),
    bucket: bucketAt(BLOBS, { endpoint: AWS_ENDPOINT_URL, region: AWS_REGION }),
    previews: previewsAt(PREVIEWS, PORT),
    mode: NODE_ENV === 'development' ? 'development' : 'production',
    runAs: RUN_AS || undefined,
    mayRunAsRoot: RUN_AS_ROOT === 'yes',
  };
}

/** Browsers resolve every name below `localhost` to the local machine. */
function previewsAt(address: string, port: number): DeliveryConfig['previews'] {
  const configured = parsePreviewAddress(address);
  if (configured) return { address: configured, publicOrigin: undefined };
  const local = parsePreviewAddress(`http://preview-*.localhost:${port}`);
  if (!local) throw new Error('Invalid local preview URL.');
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
    endpoint: endpoint || undefined,
    region: region || undefined,
  };
}

/** Thrown for invalid command line arguments. */
export class UsageError extends Error {
  override name = 'UsageError';
}
