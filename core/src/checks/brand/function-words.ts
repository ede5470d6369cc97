/** Words that say little by themselves and are used by habit: how often each comes up tells hands apart. */
export const FUNCTION_WORDS: readonly string[] = (
  'the a an and but or so if because when while that this these those it its of to in on for with at by from ' +
  'as is are was be been have has do not no just very really can will would could should all more most than then'
).split(' ')
