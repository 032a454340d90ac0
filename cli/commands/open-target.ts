import { type DeliveryConfig, parseDeliveryConfig, UsageError } from '@site/delivery/config.ts';
import type { DeliveryTarget } from '@site/desk/delivery/target.ts';
import {
  parseServiceAddress,
  parseSignIn,
  secretNames,
  type ServiceAddress,
} from '@site/desk/delivery/service-address.ts';

/** The delivery service that `--service` names. */
export type Service = { service?: string | undefined };

/** A delivery service, or `null` for the stores of this folder. */
type ChosenTarget = { service: ServiceAddress | null; config: DeliveryConfig };

/** Where a command ships to. */
export type OpenTarget = DeliveryTarget & AsyncDisposable & { config: DeliveryConfig };

/** Selects the delivery service of `--service` or `DELIVERY_URL`, else the stores of this folder. */
export async function chooseTarget(options: Service): Promise<ChosenTarget> {
  const address = await chooseService(options);
  // Builds run third-party code, so they must not inherit credentials.
  for (const name of secretNames) delete process.env[name];
  return { service: address, config: parseDeliveryConfig(process.env) };
}

/**
 * The delivery service of `--service` or `DELIVERY_URL`; `null` if there is none. A CI run without a key signs in
 * first.
 */
export async function chooseService({ service }: Service): Promise<ServiceAddress | null> {
  const address = parseServiceAddress(process.env, service);
  if (!address || !('token' in address)) return address;
  const { signIn } = await import('@site/desk/delivery/ci-token.ts');
  return signIn(address);
}

export async function openTarget(options: Service): Promise<OpenTarget> {
  return openChosen(await chooseTarget(options));
}

/** Why `--without-approval` is refused with a delivery service. */
export const ONLY_HERE = '--without-approval does not work with a delivery service.';

/** Opens a target. `withoutApproval`: why its promotions may go ahead without their approvals. */
export async function openChosen(
  { service, config }: ChosenTarget,
  withoutApproval?: string,
): Promise<OpenTarget> {
  if (service) {
    if (withoutApproval !== undefined) throw new UsageError(ONLY_HERE);
    const { remoteTarget } = await import('@site/desk/delivery/remote-target.ts');
    const target = remoteTarget(service, config.dataDir);
    return { ...target, config, [Symbol.asyncDispose]: async () => {} };
  }
  // Loaded on demand, because a packed section has no databases.
  const { openOwnTarget } = await import('@site/desk/delivery/own-site.ts');
  return { ...(await openOwnTarget(config, withoutApproval)), config };
}

/** Prints a key of the delivery service for this CI run. */
export async function printKey({ service }: Service): Promise<void> {
  const { signIn } = await import('@site/desk/delivery/ci-token.ts');
  console.log((await signIn(parseSignIn(process.env, service))).key);
}
