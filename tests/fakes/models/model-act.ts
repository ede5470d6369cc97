/** Behaviour of the model in one call; without fields it succeeds. */
export type ModelAct = {
  text?: string
  /** Characters per piece; one word each by default. */
  pieceLength?: number
  /** Milliseconds before each piece. */
  pause?: number
  /** How the stream breaks off: the connection closes, an error event, invalid JSON, or an end without a final event. */
  ending?: 'cut' | 'error' | 'wrong_json' | 'unfinished'
  finish?: string
  /** Token usage that it reports; null: none. */
  usage?: { prompt_tokens: number; completion_tokens: number } | null
  /** Refuses the call with this sentence. */
  refusal?: string
  /** Answers with this in place of a stream. */
  page?: 'html' | 'json'
}
