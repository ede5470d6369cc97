import { SERVER_SDKS, SPEAKS_TO_FIREBASE, web, type Zone } from './zones.ts'

/** A feature sees itself, not its siblings; only its `data/` speaks to Firebase, and shows nothing. */
export function featureZone(path: string): Zone | null {
  const [, name, folder] = /^web\/src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
  if (name === undefined) return null
  const below = web(
    `features/${name}`,
    'audit',
    'posts',
    'platforms',
    'decks',
    'stored-decks',
    'llm',
    'announcements',
    'campaigns',
    'services',
    'takedown',
    'jobs',
    'checks',
    'comments',
    'documents',
    'session',
    'preferences',
    'drag',
    'lib',
    'config',
    'ui',
  )
  if (folder !== 'data') {
    return { of: /./, may: below, never: SPEAKS_TO_FIREBASE, why: 'is one feature' }
  }
  const may = [
    ...web(
      `features/${name}/data`,
      'checks',
      'jobs',
      'llm',
      'posts',
      'platforms',
      'decks',
      'stored-decks',
      'documents',
      'session',
      'lib',
      'config',
    ),
    siblingLogic(name),
  ]
  return { of: /./, may, never: SERVER_SDKS, why: 'fetches and shows nothing' }
}

/** Plain logic of the feature itself: modules in its folder that are no components. */
function siblingLogic(name: string): RegExp {
  return new RegExp(`^web/src/features/${name}/[^/]+\\.ts$`)
}
