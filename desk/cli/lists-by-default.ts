import type { Command } from '@commander-js/extra-typings';
import { didYouMean } from './closest.ts';
import { UsageError } from '@site/delivery/config.ts';

/**
 * Adds `list` to a group of commands, which also runs when no command is given. Commander would take a mistyped command
 * for an argument of `list`, so that is rejected here with a suggestion.
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
