import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import committed from '../../firebase.json' with { type: 'json' }
import { styleSources, withSources } from '../hosting/built-policy.ts'
import { ROOT } from '../setup/places.mjs'
import type { RunPlan } from './run-plan.ts'

/** Sources allowed in a local run: the Auth and Firestore emulators use other ports than the page, and the sign-in pop-up is framed. */
const LOCAL_SOURCES = {
  'connect-src': ['http://127.0.0.1:*', 'ws://127.0.0.1:*'],
  'frame-src': ['http://127.0.0.1:*'],
}

/**
 * Writes the Firebase configuration of one run: the committed firebase.json with the run's ports and folders, and a content security policy that
 * allows the inline styles of the built pages and connections to emulators on this machine.
 */
export function writeConfig({ configFile, buildFolder, ports }: RunPlan): void {
  const folder = relative(ROOT, buildFolder)
  const { hub, auth, functions, hosting, eventarc, tasks, firestore, websocket } = ports
  const on = (port: number) => ({ host: '127.0.0.1', port })
  const config = {
    hosting: {
      public: join(folder, 'web'),
      ignore: committed.hosting.ignore,
      cleanUrls: committed.hosting.cleanUrls,
      trailingSlash: committed.hosting.trailingSlash,
      rewrites: committed.hosting.rewrites,
      headers: withSources(committed.hosting.headers, {
        ...LOCAL_SOURCES,
        'style-src': styleSources(join(buildFolder, 'web')),
      }),
    },
    functions: committed.functions.map(({ codebase, runtime }) => ({
      source: join(folder, 'functions'),
      codebase,
      runtime,
    })),
    firestore: committed.firestore,
    emulators: {
      singleProjectMode: false,
      ui: { enabled: false },
      hub: on(hub),
      auth: on(auth),
      functions: on(functions),
      hosting: on(hosting),
      eventarc: on(eventarc),
      tasks: on(tasks),
      firestore: { ...on(firestore), websocketPort: websocket },
    },
  }
  writeFileSync(configFile, `${JSON.stringify(config, null, 2)}\n`)
}
