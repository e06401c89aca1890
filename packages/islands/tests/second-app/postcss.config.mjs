// Without this file, Next would find the configuration of a folder above.
export default { plugins: {} };
