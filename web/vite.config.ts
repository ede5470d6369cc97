import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aacPlugin } from './vite/aac-plugin.ts'
import { brandPlugin } from './vite/brand-plugin.ts'
import { fontsPlugin } from './vite/fonts-plugin.ts'
import { preloadPlugin } from './vite/preload-plugin.ts'
import { prerenderPlugin } from './vite/prerender-plugin.ts'
import { serviceWorkerPlugin } from './vite/service-worker-plugin.ts'
import { wholeFilesPlugin } from './vite/whole-files-plugin.ts'

/** Where the dev server sends the API's calls: the functions emulator's address of the function `api`. */
const apiTarget = process.env['VITE_API_TARGET'] ?? 'http://127.0.0.1:5001/demo-postwright/us-central1/api'

/** Link pages; the dev server's own addresses begin with `/@` too. */
const LINK_PAGES = '^/@(?!vite|fs/|id/|react-refresh)'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every file names those that it loads: a letter less of each hash is 1.4 kB of a first screen, the first six of each name alone 2.4 kB. */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.slice(0, 6)}-[hash:7].js`,
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** Stays by itself: an entry that is empty is left out of a build, and the pages name the files that it begins with. */
const ENTRY = /\/(src\/main\.tsx|index\.html)$/

/** What several public pages are made of: what only two share comes with those two. */
const SITE = /\/src\/public\//

/** What every sign is drawn with, and the two that the public pages show: areas need them without the public pages. */
const SIGN = /@tabler\/icons-react\/.*\/(createReactComponent|defaultAttributes|IconMoon|IconSun)\./

/** What areas say about themselves, and the tree of routes made of it: one list of files to load, not one for each. */
const AREAS = /\/src\/(app\/(app-routes|features|routes-in)|features\/[^/]+\/feature)\.tsx?$/

/** The areas that only admins load come with the admin area. */
const ADMIN_AREAS = [
  ...readFileSync(here('./src/app/admin-features.ts'), 'utf8').matchAll(/\/features\/([^/]+)\//g),
].map(([, area]) => `/src/features/${area}/feature.ts`)

/** A sign alone is a file of 200 bytes, half of it the file's own: those that several screens show come together. */
const ICONS = /@tabler\/icons-react\//

/** Those of the editor of slides, which its menus, palette and sheets share with each other and with no other screen. */
const EDITOR_ICONS =
  /@tabler\/icons-react\/.*\/Icon(Stack|StackBack|StackFront|StackBackward|StackForward|LayoutAlign\w+|LayoutDistribute\w+|LayersSubtract|Zoom\w+|TextIncrease|TextDecrease|HandStop|SelectAll|CopyPlus|Pointer|FilePlus|FileMinus|LockOpen|Magnet|Strikethrough|Clipboard|Grid4x4|ArrowsHorizontal|ArrowsVertical|ArrowsMaximize|Line|Rectangle|Circle|Bold|Italic|Underline|Ruler2|BoxMultiple|ShieldHalf)\.mjs/

/** What nearly every screen with a session uses of the component library: as one file it is smaller than as thirty. */
const KIT =
  /@mantine\/(hooks\/|core\/esm\/core\/|core\/esm\/components\/(Button|ActionIcon|Loader|Text|Group|CloseButton|Input|Anchor|UnstyledButton|Transition|Skeleton|Portal|Paper|Kbd|Box|Overlay|VisuallyHidden)\/|core\/esm\/components\/(Accordion\/AccordionChevron|Checkbox\/CheckIcon|Radio\/RadioIcon))/

/** What opens beside a button: menus, panels and tooltips, with what places them. */
const FLOATING =
  /@floating-ui\/|@mantine\/core\/esm\/(utils\/Floating\/|components\/(Popover|Menu|Tooltip|FocusTrap|Floating)\/)|@mantine\/hooks\/esm\/(use-focus-trap|use-focus-return|use-click-outside|use-long-press|use-move)\//

/** What editors are made of, whatever they edit; how documents are begun is part of every page. */
const DRAFTS =
  /\/web\/src\/(documents\/(merge\/|draft-type|has-same|draft-session|autosave|use-document-draft|use-leave|use-follow|save-status|data\/describe-drafts|outbox\/(unsaved-copies|use-is|drop|open-editors))|posts\/(content\/(post-parts|same-draft|image-place)|data\/post-drafts))/

/** What the networks' previews share. */
const PREVIEW = /\/web\/src\/platforms\/preview\/(?!fold-text)/

/** Small parts that every screen is made of, those of guests too. */
const PARTS =
  /\/web\/src\/(ui\/(error-panel|skeleton-list|avatar|empty-state|unreadable-note|notice|panel|page-header|data-state)|lib\/(load-patiently|lazy-when-idle))\./

/** Small parts that the frame around every screen with a session is made of: as one file they are smaller than as thirty. */
const FRAME =
  /\/web\/src\/(ui\/(key-names|screen-actions|offer-actions|use-screen-actions)|session\/(if-may|use-offer-actions|use-role|workspace-context|sign-out|use-memberships)|posts\/begin\/use-begin-post|documents\/(use-begin-document|outbox\/(begin-document|item-locks))|preferences\/single-keys)\./

/** How documents are read and followed. */
const LIVE = /\/web\/src\/lib\/live\//

const preload = preloadPlugin()

/** What calls and the form of the public contact page stand on: apart from the records, which bring every network's contract. */
const CALLS =
  /core\/src\/(endpoint|error-codes|ids|model\/(comment-subject|document|notice-preferences|user|contact-message|sign-ins)|text\/text-fields|time\/zoned-time)\.ts/

/** The documents that every screen with a session reads, with their parts and where those that wait are kept: as one file they are smaller than as forty. */
const RECORDS =
  /core\/src\/(paths|collections\/(collection|posts|variants|connections|media|notifications|users|workspaces|members|read-stored|migration)|model\/(approval|brand-strictness|brand-verdict|participant|post|variant|connection|media|media-library|media-kind|hook-pause|notification|workspace|member|metrics)|platforms\/(channel-facts|platform)|publishing\/(content|lifecycle|variant-state|publish-error))\.ts|\/web\/src\/lib\/indexed-db\.ts/

export default defineConfig(({ isSsrBuild = false }) => ({
  root: here('.'),
  plugins: [
    preload.plugin,
    react(),
    aacPlugin(),
    brandPlugin(),
    fontsPlugin(),
    prerenderPlugin(),
    serviceWorkerPlugin(),
    wholeFilesPlugin(),
  ],
  resolve: {
    alias: [
      { find: /^@\//, replacement: here('./src/') },
      // The packages open their files only to code of Node.
      { find: /^dictionary-(de|es|fr)\/index\./, replacement: here('../node_modules/dictionary-$1/index.') },
      {
        // reactfire imports these products although the client uses none of them; leave one out of the list once it is used.
        find: /^firebase\/(database|functions|remote-config|storage)$/,
        replacement: here('./src/lib/firebase-stub.ts'),
      },
      {
        // zod brings along what writes schemas as JSON Schema; the client only reads with them.
        find: /^\.\.\/core\/(json-schema-processors|to-json-schema)\.js$/,
        replacement: here('./src/lib/json-schema-stub.ts'),
      },
      { find: 're2js', replacement: here('./src/lib/re2-stub.ts') },
      { find: 'react-style-singleton', replacement: here('./src/ui/style-singleton.ts') },
    ],
  },
  build: {
    manifest: true,
    modulePreload: { resolveDependencies: preload.withoutFrame },
    sourcemap: true,
    rolldownOptions: {
      output: {
        ...(isSsrBuild ? {} : FILE_NAMES),
        // What every page needs comes as few files: many small ones compress worse and wait longer, and a large one runs as
        // one long step, in which a phone answers to nothing.
        codeSplitting: isSsrBuild
          ? true
          : {
              groups: [
                { name: 'react', tags: ['$initial'], test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', tags: ['$initial'], test: /node_modules\/react-router/ },
                { name: 'packages', tags: ['$initial'], test: /node_modules/ },
                { name: 'start', tags: ['$initial'], test: (id) => !ENTRY.test(id) },
                { name: 'sign', test: SIGN },
                { name: 'site', test: SITE, minShareCount: 3, includeDependenciesRecursively: false },
                { name: 'areas', test: (id) => AREAS.test(id) && !ADMIN_AREAS.some((area) => id.endsWith(area)) },
                { name: 'editor-icons', test: EDITOR_ICONS, minShareCount: 2, includeDependenciesRecursively: false },
                { name: 'icons', test: ICONS, minShareCount: 3, includeDependenciesRecursively: false },
                { name: 'live', test: LIVE, minShareCount: 4, includeDependenciesRecursively: false },
                { name: 'parts', test: PARTS, includeDependenciesRecursively: false },
                { name: 'frame', test: FRAME, includeDependenciesRecursively: false },
                { name: 'calls', test: CALLS, includeDependenciesRecursively: false },
                { name: 'records', test: RECORDS, includeDependenciesRecursively: false },
                { name: 'drafts', test: DRAFTS, minShareCount: 3, includeDependenciesRecursively: false },
                { name: 'preview', test: PREVIEW, minShareCount: 4, includeDependenciesRecursively: false },
                { name: 'floating', test: FLOATING, minShareCount: 5, includeDependenciesRecursively: false },
                { name: 'kit', test: KIT, minShareCount: 5, includeDependenciesRecursively: false },
              ],
            },
      },
    },
  },
  // In a folder of their own, which the pages' policy for scripts names (public/before-paint.js).
  worker: {
    format: 'es',
    plugins: () => [aacPlugin()],
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api/v1': { target: apiTarget, changeOrigin: true },
      [LINK_PAGES]: { target: apiTarget, changeOrigin: true },
    },
  },
}))
