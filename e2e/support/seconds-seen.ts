/** How many seconds of a film have played. Runs in the page. */
export const secondsSeen = (film: HTMLVideoElement) => film.currentTime;
