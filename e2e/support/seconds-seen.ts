/** Returns the playback position of a video, in seconds. Runs in the page. */
export const secondsSeen = (film: HTMLVideoElement) => film.currentTime;
