/** How the model acts in one call; what is left out is as a good service does it. */
export type ModelAct = {
  text?: string
  /** Letters of a piece; whole words unless it is said. */
  pieceLength?: number
  /** Milliseconds before each piece. */
  pause?: number
  /** How the answer ends in the middle: without a word, with an error in the stream, with what is no JSON, or without an end. */
  ending?: 'cut' | 'error' | 'wrong_json' | 'unfinished'
  finish?: string
  /** What it says to have used; null: nothing. */
  usage?: { prompt_tokens: number; completion_tokens: number } | null
  /** Refuses the call with this sentence. */
  refusal?: string
  /** Answers with this in place of a stream. */
  page?: 'html' | 'json'
}
