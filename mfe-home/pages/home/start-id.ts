/** The id of the section that a worried parent is led to. */
export const START_ID = 'start';
