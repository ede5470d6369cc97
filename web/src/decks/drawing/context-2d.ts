/** What drawings are painted on: a screen's canvas, or one in a worker. */
export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
