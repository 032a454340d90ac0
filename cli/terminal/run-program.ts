import { styleText } from 'node:util';
import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { ConfigError } from '@site/api/environment.ts';
import { UsageError } from '@site/delivery/config.ts';
import { printable } from '@site/delivery/render/printable.ts';
import { didYouMean } from './arguments.ts';
import { HELP_WIDTH, styled } from './output.ts';

/** A program with the help style and error handling that `runProgram` expects. */
export function createProgram(name: string, description: string): Command {
  return (
    new Command(name)
      .description(description)
      .helpOption('-h, --help', 'show this help')
      .helpCommand(false)
      .configureHelp({
        helpWidth: HELP_WIDTH,
        subcommandTerm: (command) => [command.name(), ...argumentsOf(command)].join(' '),
        // Commander removes colours itself if the stream or NO_COLOR requires it.
        styleTitle: (title) => styleText('bold', title, { validateStream: false }),
        styleCommandText: (text) => styleText('cyan', text, { validateStream: false }),
        styleSubcommandText: (text) => styleText('cyan', text, { validateStream: false }),
        styleOptionText: (text) => styleText('cyan', text, { validateStream: false }),
      })
      .configureOutput({ outputError: () => {} })
      // A group and its commands have options of the same name.
      .enablePositionalOptions()
      .exitOverride()
  );
}

/**
 * Runs the command that `words` name. Usage errors exit with 2; an invalid configuration, a refusal or any other failure
 * exits with 1.
 */
export async function runProgram(program: Command, words: readonly string[]): Promise<void> {
  process.stdout.off('error', ignoreClosedPipe).on('error', ignoreClosedPipe);
  if (words.length === 0 && program.commands.length > 0) {
    program.outputHelp();
    return;
  }
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    report(error, calledBy(program, words));
  }
}

/** Ignores a closed pipe, as with `| head`, instead of crashing. */
function ignoreClosedPipe(error: Error & { code?: string }): void {
  if (error.code !== 'EPIPE') throw error;
}

function argumentsOf({ registeredArguments }: CommandUnknownOpts): string[] {
  return registeredArguments.map((argument) => {
    const name = argument.name() + (argument.variadic ? '…' : '');
    return argument.required ? `<${name}>` : `[${name}]`;
  });
}

type Called = { command: CommandUnknownOpts; name: string; word: string | undefined };

/** The best matching command, its full name, such as `npx site sections add`, and the word after it. */
function calledBy(
  program: CommandUnknownOpts,
  [word, ...rest]: readonly string[],
  name = program.name(),
): Called {
  const command = program.commands.find((each) => each.name() === word);
  return command
    ? calledBy(command, rest, `${name} ${command.name()}`)
    : { command: program, name, word };
}

function report(error: unknown, called: Called): void {
  if (error instanceof CommanderError && error.exitCode === 0) return;
  const isUsage = error instanceof UsageError || error instanceof CommanderError;
  process.exitCode = isUsage ? 2 : 1;
  const message = error instanceof CommanderError ? usageMessage(error, called) : messageOf(error);
  console.error(styled('red', printable(message), process.stderr));
  if (isUsage) console.error(`For usage: ${called.name} --help`);
}

/** Rewords Commander's messages in our own style. */
function usageMessage({ code, message }: CommanderError, { command, word }: Called): string {
  const text = message
    .replace(/^error: /, '')
    .replace(/\n?\(Did you mean (?:one of )?(.+)\?\)$/, '. Did you mean "$1"?')
    .replaceAll("'", '"');
  const [, argument = ''] = /^missing required argument "(.+)"$/.exec(text) ?? [];
  if (argument !== '') return `Missing argument: ${argument.toUpperCase()}`;
  if (code === 'commander.help') return 'Missing command.';
  if (code !== 'commander.excessArguments') return text.charAt(0).toUpperCase() + text.slice(1);
  if (command.commands.length === 0 || word === undefined) return 'Too many arguments.';
  // A group that does something by itself takes a mistyped command for an argument.
  const names = command.commands.map((each) => each.name());
  return `Unknown command "${word}".${didYouMean(word, names) || ` There are ${names.join(', ')}.`}`;
}

function messageOf(error: unknown): string {
  if (error instanceof ConfigError) {
    return ['Invalid configuration:', ...error.problems.map((line) => `  ${line}`)].join('\n');
  }
  return error instanceof Error ? error.message : String(error);
}
