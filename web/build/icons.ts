// Icons by name: `import axe from 'icon:battle-axe'` gives the inside of an SVG of 512 × 512. Only
// those that are imported come into the bundle.

import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type IconSet = { icons: Record<string, { body: string }> };

export function icons(): Plugin {
  const prefix = 'icon:';
  const require = createRequire(import.meta.url);
  let set: IconSet | undefined;
  return {
    name: 'munera-icons',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      set ??= require('@iconify-json/game-icons/icons.json') as IconSet;
      const name = id.slice(prefix.length + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`there is no icon ${name}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
