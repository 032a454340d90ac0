import { signIn } from '../target/ci-token.ts';
import { parseSignIn } from '../target/target-config.ts';
import type { Service } from './open-target.ts';

/** Prints a key of the delivery service for this CI run. */
export async function printKey({ service }: Service): Promise<void> {
  console.log((await signIn(parseSignIn(process.env, service))).key);
}
