import type { ContentProblem } from '@postwright/core/publishing/content-problem'

type Code = ContentProblem['code']
type Sentences = { [C in Code]: (problem: Extract<ContentProblem, { code: C }>) => string }

const SECOND = 1000
const MB = 1_000_000

const SENTENCES: Sentences = {
  empty: () => 'There is neither a text nor an image.',
  text_too_long: ({ count, max }) => `The text has ${count} characters, ${max} are allowed.`,
  text_too_heavy: ({ bytes, max }) => `The text takes ${bytes} bytes, ${max} are allowed.`,
  too_many_hashtags: ({ count, max }) => `There are ${count} hashtags, ${max} are allowed.`,
  too_many_mentions: ({ count, max }) => `There are ${count} mentions, ${max} are allowed.`,
  title_missing: () => 'A title is needed.',
  title_too_long: ({ count, max }) => `The title has ${count} characters, ${max} are allowed.`,
  title_characters: ({ found }) => `The title must not contain ${found}.`,
  media_missing: () => 'An image or video is needed.',
  video_missing: () => 'A video is needed.',
  media_mixed: () => 'Images, videos and documents cannot go into one post.',
  media_kind: ({ kind }) => `A post cannot have a file of this kind (${kind}).`,
  too_many_files: ({ count, max }) => `There are ${count} files, ${max} are allowed.`,
  too_many_images: ({ count, max }) => `There are ${count} images, ${max} are allowed.`,
  too_many_videos: ({ count, max }) => `There are ${count} videos, ${max} are allowed.`,
  too_many_documents: ({ count, max }) => `There are ${count} documents, ${max} are allowed.`,
  image_type: () => 'An image has a format that is not accepted.',
  image_shape: ({ min, max }) => `An image must be between ${min} and ${max} times as wide as it is high.`,
  video_type: () => 'A video has a format that is not accepted.',
  video_too_large: ({ max }) => `A video takes more than ${max / MB} MB.`,
  video_length: ({ min, max }) => `A video must be ${min / SECOND} to ${max / SECOND} seconds long.`,
  video_shape: ({ min, max }) => `A video must be between ${min} and ${max} times as wide as it is high.`,
  document_too_large: ({ max }) => `A document takes more than ${max / MB} MB.`,
  document_too_long: ({ pages, max }) => `A document has ${pages} pages, ${max} are allowed.`,
  alt_too_long: ({ count, max }) => `An image description has ${count} characters, ${max} are allowed.`,
  setting_missing: () => 'A required setting of the channel has no value yet.',
  setting_invalid: ({ key }) => `The setting ${key} has a value that the network would refuse.`,
  setting_with_files: ({ key, max }) => `The setting ${key} goes with at most ${max} files.`,
  thread_not_taken: () => 'Threads are not possible here.',
  thread_too_long: ({ count, max }) => `The thread has ${count} posts, ${max} are allowed.`,
  comment_not_taken: () => 'A first comment is not possible here.',
  comment_too_long: ({ count, max }) => `The first comment has ${count} characters, ${max} are allowed.`,
  poll_not_taken: () => 'Polls are not possible here.',
  poll_options: ({ max }) => `A poll has 2 to ${max} options.`,
  poll_option_too_long: ({ max }) => `An option of a poll has at most ${max} characters.`,
  poll_duration: ({ min, max }) => `A poll lasts ${min / SECOND} to ${max / SECOND} seconds.`,
  poll_with_media: () => 'A poll cannot have images or videos.',
}

/** Why a network would refuse the content, for API callers; the client has its own sentences. */
export function contentSentence(problem: ContentProblem): string {
  return sentenceOf(problem.code, problem)
}

function sentenceOf<C extends Code>(code: C, problem: Extract<ContentProblem, { code: C }>): string {
  return SENTENCES[code](problem)
}
