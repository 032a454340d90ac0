import type { Command } from '@commander-js/extra-typings';
import { didYouMean } from './closest.ts';
import { UsageError } from '@site/delivery/config.ts';

/**
 * Adds `list` to a group of commands and makes it the default. Commander would pass a mistyped command to `list` as an
 * argument, so this rejects it with a suggestion.
 */
export function listsByDefault(group: Command, description: string): Command {
  const list = group
    .helpCommand(false)
    .command('list', { isDefault: true })
    .description(description);
  return list.allowExcessArguments().hook('preAction', (_, { args: [word] }) => {
    if (word === undefined) return;
    const names = group.commands.map((command) => command.name());
    const hint = didYouMean(word, names) || ` There are ${names.join(', ')}.`;
    throw new UsageError(`Unknown command "${word}".${hint}`);
  });
}
