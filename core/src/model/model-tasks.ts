/** What a model can be asked for: a text written anew, or a list to choose from. */
export const MODEL_TASKS = ['rewrite', 'shorten', 'lengthen', 'tone', 'translate', 'ideas', 'hooks'] as const

export type ModelTask = (typeof MODEL_TASKS)[number]

/** Tasks that are answered by several lines to choose from. */
export function isListTask(task: ModelTask): boolean {
  return task === 'ideas' || task === 'hooks'
}

/** The tones that screens offer; each stands in the prompt as it is called here. */
export const MODEL_TONES = ['formal', 'casual', 'serious', 'playful', 'bold', 'warm'] as const

/** The languages that screens offer, as the prompt calls them. */
export const MODEL_LANGUAGES = [
  'English',
  'Arabic',
  'Chinese',
  'Dutch',
  'French',
  'German',
  'Hindi',
  'Italian',
  'Japanese',
  'Polish',
  'Portuguese',
  'Spanish',
  'Turkish',
  'Ukrainian',
] as const
