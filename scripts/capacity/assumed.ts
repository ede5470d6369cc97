/** Assumed activity of a person in a month, and distribution of the load. None of it is measured: operators replace it with their own figures. */
export const ASSUMED = {
  posts: 12,
  channels: 3,
  /** Saves of a draft until it is scheduled; each stores a version. */
  savesPerPost: 12,
  /** Days per month on which a person uses the product. */
  activeDays: 16,
  /** Documents that the client reads per active day: each is read once and cached on the device. */
  readsPerDay: 250,
  /** API calls per active day, with the reads and writes of each. */
  callsPerDay: 30,
  readsPerCall: 4,
  writesPerCall: 1,
  /** Number of measurements per publication, with the reads and writes of each. */
  measurements: 5,
  readsPerMeasurement: 4,
  writesPerMeasurement: 2,
  /** Bytes of images and videos stored per person. */
  storedBytes: 300 * 1024 ** 2,
  /** Milliseconds for which an instance is busy with a delivery, which waits for its network, and with any other request. */
  deliveryMillis: 3_000,
  requestMillis: 150,
  /** Milliseconds that a sweep needs to enqueue one row. */
  enqueueMillis: 25,
  /** Average number of concurrent requests per instance. */
  atOnce: 10,
  /** Share of a day's publications that are scheduled for the same minute: most people choose full hours. */
  peakShare: 0.05,
} as const
