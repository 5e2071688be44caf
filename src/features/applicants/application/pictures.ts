import arrival from '../../../assets/illustrations/arrival.svg';
import lostSuitcase from '../../../assets/illustrations/lost-suitcase.svg';
import offline from '../../../assets/illustrations/offline.svg';
import post from '../../../assets/illustrations/post.svg';
import sign from '../../../assets/illustrations/sign.svg';
import upload from '../../../assets/illustrations/upload.svg';

/** The pictures' addresses, for islands. */
export const pictures = {
  arrival: arrival.src,
  lostSuitcase: lostSuitcase.src,
  offline: offline.src,
  post: post.src,
  sign: sign.src,
  upload: upload.src,
};
