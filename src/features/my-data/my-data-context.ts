import { createContext, useContext } from 'react';
import type { OwnDataReply } from '#contract/personal-data/personal-data.ts';
import type { MyDataProps } from './my-data-props.ts';

/** What every section of the page knows. */
export interface MyDataValue extends MyDataProps {
  data: OwnDataReply;
  /** Of the mailed link; undefined for somebody who is signed in. */
  token: string | undefined;
  /** Shows what the server answered after a change. */
  show: (data: OwnDataReply) => void;
  /** Looks again, where something has changed meanwhile. */
  load: () => void;
  /** Everything is gone: nothing of it may stay on the page. */
  onErased: () => void;
}

/** Its provider stands around all that asks for it. */
export const MyDataContext = createContext({} as MyDataValue);

export const useMyData = () => useContext(MyDataContext);
