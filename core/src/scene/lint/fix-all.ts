import { applyChange } from '../apply-change.ts'
import type { Change, Edit } from '../change.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { findingKey, type Finding } from './finding.ts'
import { lintScene } from './lint-scene.ts'
import type { LintOptions } from './lint-context.ts'

/** Callback with the number of processed findings, fixed or not. */
type OnProgress = (done: number, of: number) => void

type Trial = { key: string; layerId: string; fix: Change }

/** Filter for the findings to fix, and progress callback. */
type FixOptions = { isWanted?: (finding: Finding) => boolean; onProgress?: OnProgress }

/**
 * Returns all fixes that remove nothing, as one change, with the number of findings they resolve; null if there are none. Each slide is linted once
 * per pass of fixes, not once per fix: if fixes cause harm together, they are halved until the harmful ones are isolated.
 */
export function fixAll(
  scene: Scene,
  options: LintOptions,
  { isWanted = () => true, onProgress = () => undefined }: FixOptions = {},
): { change: Change; count: number } | null {
  const safe = lintScene(scene, options).filter((finding) => isFixable(finding) && isWanted(finding))
  const slideIds = [...new Set(safe.map(({ slideId }) => slideId))]
  const edits: Edit[] = []
  let now = scene
  let count = 0
  let done = 0
  for (const slideId of slideIds) {
    const own = safe.filter((finding) => finding.slideId === slideId).length
    const fixed = fixSlide(now, slideId, { options, isWanted }, (settled) =>
      onProgress(done + Math.min(own, settled), safe.length),
    )
    done += own
    onProgress(done, safe.length)
    if (fixed.edits.length === 0) continue
    now = applyChange(now, { command: 'fixFinding', edits: fixed.edits })
    edits.push(...fixed.edits)
    count += fixed.count
  }
  return count === 0 ? null : { change: { command: 'fixFinding', edits }, count }
}

/** Linter for everything that the fixes of a slide can affect: the slide, with its repeated layers. */
type Look = (scene: Scene) => Finding[]

type Wanted = { options: LintOptions; isWanted: (finding: Finding) => boolean }

function fixSlide(scene: Scene, slideId: string, { options, isWanted }: Wanted, onSettled: (settled: number) => void) {
  const look: Look = (now) => lintScene(now, options, ({ id, kind }) => id === slideId || kind === 'common')
  /** Number of tried fixes per finding; resolved findings are not tried again. */
  const tried = new Map<string, number>()
  const edits: Edit[] = []
  let now = scene
  let count = 0
  for (;;) {
    const found = look(now)
    const trials = nextTrials(found.filter(isWanted), tried)
    if (trials.length === 0) break
    const kept = soundTrials(now, trials, new Set(found.map(findingKey)), look)
    for (const { key } of trials) tried.set(key, (tried.get(key) ?? 0) + 1)
    for (const { fix } of kept) {
      now = applyChange(now, fix)
      edits.push(...fix.edits)
    }
    count += kept.length
    onSettled(count)
  }
  return { edits, count }
}

/** Returns the next untried fix of each finding, one per layer at a time: two fixes could contradict each other. */
function nextTrials(found: readonly Finding[], tried: ReadonlyMap<string, number>): Trial[] {
  const layers = new Set<string>()
  return found.flatMap((finding) => {
    const key = findingKey(finding)
    const fix = finding.fixes[tried.get(key) ?? 0]
    if (!isFixable(finding) || !fix || layers.has(finding.layerId)) return []
    layers.add(finding.layerId)
    return [{ key, layerId: finding.layerId, fix }]
  })
}

/** Returns the fixes that together resolve their findings and cause no new ones. */
function soundTrials(now: Scene, trials: readonly Trial[], before: ReadonlySet<string>, look: Look): Trial[] {
  if (trials.length === 0) return []
  const after = look(applied(now, trials))
  const left = new Set(after.map(findingKey))
  const fresh = after.filter((finding) => !before.has(findingKey(finding)))
  if (fresh.length === 0 && trials.every(({ key }) => !left.has(key))) return [...trials]
  if (trials.length === 1) return []
  const harmed = new Set(fresh.map(({ layerId }) => layerId))
  const rest = trials.filter(({ key, layerId }) => !left.has(key) && !harmed.has(layerId))
  if (rest.length < trials.length) return soundTrials(now, rest, before, look)
  // A harmed layer is not necessarily the changed one, so both halves are tried one after the other.
  const half = Math.ceil(trials.length / 2)
  const first = soundTrials(now, trials.slice(0, half), before, look)
  const then = soundTrials(applied(now, first), trials.slice(half), before, look)
  return [...first, ...then]
}

function applied(scene: Scene, trials: readonly Trial[]): Scene {
  return applyChange(scene, { command: 'fixFinding', edits: trials.flatMap(({ fix }) => fix.edits) })
}

function isFixable({ isSafe, fixes }: Finding): boolean {
  return isSafe && fixes.length > 0
}

/** Returns the first fix that resolves a finding without causing a new one; null if no fix does. */
export function findSafeFix(scene: Scene, finding: Finding, options: LintOptions): Change | null {
  const key = findingKey(finding)
  const isJudged = isConcerned(finding)
  const keysOf = (now: Scene) => lintScene(now, options, isJudged).map(findingKey)
  const before = new Set(keysOf(scene))
  const fix = finding.fixes.find((change) => {
    const after = keysOf(applyChange(scene, change))
    return after.every((other) => other !== key && before.has(other))
  })
  return fix ? { ...fix, command: 'fixFinding' } : null
}

/**
 * Returns a predicate for the slides that a fix can affect: the finding's slide and the repeated layers, or the whole deck for duplicate slides and
 * theme values.
 */
function isConcerned({ check, slideId, reason }: Finding): (slide: SceneSlide) => boolean {
  const isOfDeck = check === 'duplicateSlide' || reason.key === 'brandTheme'
  return ({ id, kind }) => isOfDeck || id === slideId || kind === 'common'
}
