export * from './ids.ts';
export * from './map/variant.ts';
export * from './map/variants.ts';
export * from './orders.ts';
export * from './outcomes.ts';
export * from './position.ts';
