import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { Failure } from './failure.mjs'
import { ROOT } from './places.mjs'

/** @typedef {'unit' | 'web' | 'parity' | 'platforms' | 'fakes' | 'rules' | 'api' | 'background' | 'e2e'} TestProject a vitest project of tests, one folder each */
/** @typedef {TestProject | 'pictures'} Project a vitest project: the tests, or the screenshots of `npm run pictures` */
/** @typedef {'java' | 'firestore' | 'chromium' | 'pds' | 'fileReaders'} Part a requirement on the machine in addition to the packages */
/** @typedef {{ projects: TestProject[], paths: string[], vitestArgs: string[], whole: boolean }} TestPlan */

/** @typedef {{ folders: string[], emulators: boolean, parts: Part[] }} ProjectNeeds */

/** Execution order: the projects that fail fastest come first. */
const PROJECTS = /** @type {const} */ ([
  'unit',
  'web',
  'parity',
  'platforms',
  'fakes',
  'rules',
  'api',
  'background',
  'e2e',
])

/** Projects run only by `npm run test:deep` or by their own path: tests of the networks' fakes, which fail only if the fakes change. */
const DEEP_ONLY = /** @type {readonly TestProject[]} */ (['fakes'])

/** Files run only by `npm run test:deep` or by their own path: simulations that take minutes, and screens that only developers see. */
export const DEEP_FILES = [
  'tests/unit/session-simulation.test.ts',
  'tests/unit/leftovers.test.ts',
  'tests/background/real-workers.test.ts',
  'tests/e2e/gallery.test.ts',
]

/**
 * Folders and requirements of each project.
 * @type {Record<TestProject, ProjectNeeds>}
 */
const PROJECT_NEEDS = {
  unit: { folders: ['tests/unit'], emulators: false, parts: [] },
  web: { folders: ['tests/web'], emulators: false, parts: [] },
  parity: { folders: ['tests/parity'], emulators: false, parts: [] },
  platforms: { folders: ['tests/platforms'], emulators: false, parts: [] },
  fakes: { folders: ['tests/fakes'], emulators: false, parts: [] },
  rules: { folders: ['tests/rules', 'tests/queries'], emulators: true, parts: ['java', 'firestore'] },
  api: { folders: ['tests/api'], emulators: true, parts: ['java', 'firestore', 'pds'] },
  background: { folders: ['tests/background'], emulators: true, parts: ['java', 'firestore', 'pds'] },
  e2e: { folders: ['tests/e2e'], emulators: true, parts: ['java', 'firestore', 'pds', 'chromium', 'fileReaders'] },
}

/** Projects that need no emulator; a path in another package, such as `core` or `web`, runs all of them. */
export const QUICK_PROJECTS = PROJECTS.filter((project) => !PROJECT_NEEDS[project].emulators)

/**
 * Returns the plan of `npm test <args>`: paths first, then options for vitest. Without a path it runs everything.
 * @param {string[]} args
 * @returns {TestPlan}
 * @throws {Failure} for a path that does not exist or has no tests
 */
export function planTests(args) {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'))
  const named = firstOption === -1 ? args : args.slice(0, firstOption)
  const vitestArgs = firstOption === -1 ? [] : args.slice(firstOption)
  const paths = named.map(pathInClone)
  if (paths.length === 0) {
    const isDeep = process.env.POSTWRIGHT_DEEP === '1'
    const projects = PROJECTS.filter((project) => isDeep || !DEEP_ONLY.includes(project))
    const left = isDeep ? [] : DEEP_FILES.flatMap((file) => ['--exclude', file])
    return { projects, paths, vitestArgs: [...left, ...vitestArgs], whole: true }
  }
  const chosen = new Set(paths.flatMap(projectsOf))
  return {
    projects: PROJECTS.filter((project) => chosen.has(project)),
    paths: paths.filter(isTest),
    vitestArgs,
    whole: false,
  }
}

/**
 * Returns the requirements to install before `npm run <name> <args>`.
 * @param {string} name
 * @param {string[]} args
 * @returns {Part[]}
 */
export function partsFor(name, args) {
  if (name === 'start' || name === 'dev') {
    return args.includes('--bluesky') ? ['java', 'firestore', 'pds'] : ['java', 'firestore']
  }
  if (['bench-refresh', 'bench-dispatch', 'bench-admin'].includes(name)) return ['java', 'firestore']
  if (['bench-pages', 'bench-calendar', 'bench-composer', 'bench-analytics', 'pictures'].includes(name))
    return ['java', 'firestore', 'chromium']
  if (name === 'social-cards' || name === 'stock-photos' || name === 'bench-editor' || name === 'bench-video')
    return ['chromium']
  if (name !== 'test' && name !== 'test-deep') return []
  const parts = planTests(args).projects.flatMap((project) => PROJECT_NEEDS[project].parts)
  return [...new Set(parts)]
}

/** @param {string} path */
function pathInClone(path) {
  const absolute = resolve(path)
  if (!existsSync(absolute))
    throw new Failure(`There is no ${path}: name a folder or a file of this clone, such as tests/unit.`)
  return relative(ROOT, absolute)
}

/** @param {string} path */
function isTest(path) {
  return path.startsWith('tests/')
}

/**
 * Returns the projects of a path. For a path outside of `tests/` these are all projects without emulators, whose tests import that code.
 * @param {string} path
 * @returns {TestProject[]}
 * @throws {Failure} for a path below `tests/` without tests
 */
function projectsOf(path) {
  if (path === 'tests' || path === '') return [...PROJECTS]
  if (!isTest(path)) return QUICK_PROJECTS
  const found = PROJECTS.filter((project) => PROJECT_NEEDS[project].folders.some((folder) => inFolder(path, folder)))
  if (found.length === 0) throw new Failure(`${path} holds no tests: tests live in ${allFolders().join(', ')}.`)
  return found
}

/**
 * @param {string} path
 * @param {string} folder
 */
function inFolder(path, folder) {
  return join(path, '/').startsWith(join(folder, '/'))
}

function allFolders() {
  return PROJECTS.flatMap((project) => [...PROJECT_NEEDS[project].folders])
}
