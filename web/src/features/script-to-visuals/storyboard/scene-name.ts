import { type ScriptScene, spokenText } from '@postwright/core/script/script-scene'

const LENGTH = 60

/** Returns the first words of a scene, or its cue if it has no speech. */
export function sceneName(scene: ScriptScene | undefined): string {
  if (!scene) return ''
  const words = scene.heading || spokenText(scene).trim() || (scene.cues[0] ?? '')
  const line = words.replaceAll('\n', ' ')
  return line.length > LENGTH ? `${line.slice(0, LENGTH).trimEnd()}…` : line
}
