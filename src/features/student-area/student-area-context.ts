import { createContext, useContext } from 'react';
import type { StudentAreaProps } from './student-area-props.ts';

export const StudentAreaContext = createContext<StudentAreaProps | undefined>(undefined);

export function useStudentArea(): StudentAreaProps {
  const value = useContext(StudentAreaContext);
  if (!value) throw new Error('useStudentArea belongs inside <StudentDashboard>');
  return value;
}
