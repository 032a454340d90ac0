import path from 'node:path';

/**
 * Tells Tailwind which modules hold the classes of a sheet, in front of the PostCSS loader: those with components or
 * constants that the part's entries reach. `options.modules` lists them anew for each build.
 */
export default function addSources(css) {
  const lines = this.getOptions()
    .modules()
    .map((file) => {
      this.addDependency(file);
      return `@source '${path.relative(this.context, file).split(path.sep).join('/')}';`;
    });
  return [css, ...lines].join('\n');
}
