import type { ContentProblem } from '@postwright/core/publishing/check-content'

/** Why a network would refuse the content, for API callers; the client has its own sentences. */
export function contentSentence(problem: ContentProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'There is neither a text nor a picture.'
    case 'text_too_long':
      return `The text has ${problem.count} characters, ${problem.max} are allowed.`
    case 'text_too_heavy':
      return `The text takes ${problem.bytes} bytes, ${problem.max} are allowed.`
    case 'too_many_images':
      return `There are ${problem.count} pictures, ${problem.max} are allowed.`
    case 'image_type':
      return 'A picture has a format that is not accepted.'
    case 'alt_too_long':
      return `A picture description has ${problem.count} characters, ${problem.max} are allowed.`
  }
}
