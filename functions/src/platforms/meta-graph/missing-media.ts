/** A file of the post is no longer in our own storage, or a post has other files than its format takes. */
export class MissingMedia extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MissingMedia'
  }
}
