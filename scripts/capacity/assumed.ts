/** What a person does in a month, and how the load is spread. None of it is measured: an operator puts their own figures here. */
export const ASSUMED = {
  posts: 12,
  channels: 3,
  /** Saves of a draft until it is planned, each of which keeps a version. */
  savesPerPost: 12,
  /** Days on which somebody works with the product. */
  activeDays: 16,
  /** Documents that a client reads on such a day: each is read once and kept on the device. */
  readsPerDay: 250,
  /** Calls of the API on such a day, with the reads and writes of one. */
  callsPerDay: 30,
  readsPerCall: 4,
  writesPerCall: 1,
  /** Times that a publication is measured, with the reads and writes of each. */
  measurements: 5,
  readsPerMeasurement: 4,
  writesPerMeasurement: 2,
  /** Bytes of images and videos that a person keeps. */
  storedBytes: 300 * 1024 ** 2,
  /** Milliseconds for which an instance is busy: with a delivery, which waits for its network, and with anything else. */
  deliveryMillis: 3_000,
  requestMillis: 150,
  /** Milliseconds in which a sweep hands one row to a queue. */
  enqueueMillis: 25,
  /** Requests that an instance answers at once, on average. */
  atOnce: 10,
  /** The part of a day's publications that is planned for the same minute: most people choose full hours. */
  peakShare: 0.05,
} as const
