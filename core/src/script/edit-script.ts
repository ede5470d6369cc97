import { parseScript } from './parse-script.ts'
import type { ScriptScene } from './script-scene.ts'

/** Content of a new scene until a user writes it: empty scenes do not exist. */
const PLACEHOLDER = '…'

/** Returns the text with a scene moved to another position. An unknown position changes nothing. */
export function moveScene(text: string, scenes: readonly ScriptScene[], from: number, to: number): string {
  const sources = readSources(text, scenes)
  const [moved] = sources.splice(from, 1)
  if (moved === undefined || from < 0 || to < 0 || to > sources.length) return text
  return joinSources(text, sources.toSpliced(to, 0, moved))
}

/** Returns the text without a scene. A name that is not in capitals and begins only one of the remaining scenes becomes text. */
export function removeScene(text: string, scenes: readonly ScriptScene[], index: number): string {
  if (!scenes[index]) return text
  return joinSources(text, readSources(text, scenes).toSpliced(index, 1))
}

/** Returns the text with a new scene at this position; a position after the last scene appends it. */
export function addScene(text: string, scenes: readonly ScriptScene[], index: number, words = PLACEHOLDER): string {
  return joinSources(text, readSources(text, scenes).toSpliced(Math.max(0, index), 0, words.trim()))
}

/**
 * Returns the text with a scene split at an offset of the text. Marks, names and cues are not split: the split moves before or after
 * them. The second scene keeps the speaker. Changes nothing if one of the scenes would be empty.
 */
export function splitScene(text: string, scenes: readonly ScriptScene[], index: number, offset: number): string {
  const scene = scenes[index]
  if (!scene) return text
  const source = text.slice(scene.from, scene.to)
  const cut = findSafeCut(source, scene, offset - scene.from)
  const [first, second] = [source.slice(0, cut).trimEnd(), source.slice(cut).trimStart()]
  if (first === '' || second === '') return text
  const sources = readSources(text, scenes)
  const plain = joinSources(text, sources.toSpliced(index, 1, first, second))
  if (scene.speaker === '' || parseScript(plain)[index + 1]?.speaker === scene.speaker) return plain
  const named = `${scene.speaker}:${MARK.test(second) ? lineEndOf(text) : ' '}${second}`
  return joinSources(text, sources.toSpliced(index, 1, first, named))
}

const MARK = /^(?:#{1,3}|[-*•]|\d{1,2}[.)])[ \t]+/u
const CUE = /\[(?:visual|image|video)[:：]/iu

/** Returns the offset, moved behind a cue, or before a mark, name or character that it would split. */
function findSafeCut(source: string, { speaker }: ScriptScene, offset: number): number {
  const at = Math.min(Math.max(0, offset), source.length)
  const open = source.lastIndexOf('[', at - 1)
  const close = source.indexOf(']', open)
  const isInCue = at > 0 && open >= 0 && close >= at && CUE.test(source.slice(open, close))
  if (isInCue) return close + 1
  const start = Math.max(source.lastIndexOf('\n', at - 1), source.lastIndexOf('\r', at - 1)) + 1
  const line = source.slice(start)
  const mark = MARK.exec(line.slice(0, 16))?.[0].length ?? 0
  const name = speaker !== '' && line.startsWith(speaker) ? line.search(/[:：]/u) + 1 : 0
  if (at < start + Math.max(mark, name)) return start
  const isHalf = /[\udc00-\udfff]/.test(source.charAt(at)) && /[\ud800-\udbff]/.test(source.charAt(at - 1))
  return isHalf ? at - 1 : at
}

/**
 * Returns the text with a scene and the next one merged, under the first heading and speaker: a second heading becomes a line, and a name
 * that would begin a scene again is placed within a line. Changes nothing at the last scene.
 */
export function mergeScenes(text: string, scenes: readonly ScriptScene[], index: number): string {
  const [scene, next] = [scenes[index], scenes[index + 1]]
  if (!scene || !next) return text
  const sources = readSources(text, scenes)
  const [first = '', second = ''] = sources.slice(index, index + 2)
  const rest = withoutName(withoutHeading(second), next.speaker === scene.speaker ? next.speaker : '')
  const lines = rest.split(/\r\n?|[\n\u2028\u2029]/u).map((line) => line.trim())
  const candidates = [
    [first, rest].join(lineEndOf(text)),
    [first, ...lines].join(' '),
    [first, ...lines.map((line) => `· ${line}`)].join(' '),
  ].map((merged) => joinSources(text, sources.toSpliced(index, 2, merged)))
  const isMerged = (candidate: string) => parseScript(candidate).length === scenes.length - 1
  return candidates.find(isMerged) ?? text
}

function withoutHeading(source: string): string {
  let rest = source
  for (let mark = HEADING.exec(rest); mark; mark = HEADING.exec(rest)) rest = rest.slice(mark[0].length)
  return rest
}

const HEADING = /^#{1,3}[ \t]+/u

/** Returns a scene's source without the speaker name at its start. */
function withoutName(source: string, speaker: string): string {
  if (speaker === '' || !source.startsWith(speaker)) return source
  const rest = source.slice(speaker.length).trimStart()
  return /^[:：]/u.test(rest) ? rest.slice(1).trimStart() : source
}

function readSources(text: string, scenes: readonly ScriptScene[]): string[] {
  return scenes.map(({ from, to }) => text.slice(from, to))
}

function joinSources(text: string, sources: readonly string[]): string {
  return sources.filter((source) => source !== '').join(lineEndOf(text).repeat(2))
}

function lineEndOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}
