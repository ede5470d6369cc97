import { type ScriptScene, spokenText } from '@postwright/core/script/script-scene'

const LENGTH = 60

/** Returns the heading of a scene, else its spoken text, else its first cue, truncated to one short line; empty without a scene. */
export function sceneName(scene: ScriptScene | undefined): string {
  if (!scene) return ''
  const words = scene.heading || spokenText(scene).trim() || (scene.cues[0] ?? '')
  const line = words.replaceAll('\n', ' ')
  return line.length > LENGTH ? `${line.slice(0, LENGTH).trimEnd()}…` : line
}
