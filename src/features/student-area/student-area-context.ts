import { createContext, useContext } from 'react';
import type { StudentAreaProps } from './student-area-props.ts';

/** Its provider stands around all that asks for it. */
export const StudentAreaContext = createContext({} as StudentAreaProps);

export const useStudentArea = () => useContext(StudentAreaContext);
