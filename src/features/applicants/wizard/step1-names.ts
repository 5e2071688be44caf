export const FILE_NAME = 'hub4africa_file';
export const NAMES = ['first_name', 'last_name', 'middle_name', 'email', 'phone', FILE_NAME, 'gdpr'];
