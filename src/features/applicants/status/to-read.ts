// One script: once /status shows something newer, all of them come.
export { DocumentList } from './DocumentList.tsx';
export { Overview } from './Overview.tsx';
export { PlacementCard } from './PlacementCard.tsx';
export { StatusScene } from './StatusScene.tsx';
