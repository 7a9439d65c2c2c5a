<?php

/**
 * Plugin Name: Redis object cache of the test cluster
 * Description: A small drop-in for `npm run cluster`. Production sites use a plugin, such as Redis Object Cache.
 */

declare(strict_types=1);

// phpcs:disable PSR1.Classes.ClassDeclaration.MissingNamespace -- WordPress calls these functions in the global namespace.

defined('ABSPATH') || exit;

/** Caches values for this request and in Redis. Without Redis, values are cached for this request only. */
final class CourantClusterCache
{
    /** @var array<string, mixed> */
    private array $values = [];

    /** @var array<string, true> */
    private array $localGroups = [];

    private ?Redis $redis = null;

    public function __construct()
    {
        $this->redis = $this->run(static function (): Redis {
            $redis = new Redis();
            $redis->connect(WP_REDIS_HOST, WP_REDIS_PORT, WP_REDIS_TIMEOUT);
            $redis->setOption(Redis::OPT_READ_TIMEOUT, (string) WP_REDIS_READ_TIMEOUT);
            $redis->setOption(Redis::OPT_SERIALIZER, (string) Redis::SERIALIZER_PHP);

            return $redis;
        });
    }

    /** @param list<string> $groups */
    public function addLocalGroups(array $groups): void
    {
        $this->localGroups += array_fill_keys($groups, true);
    }

    public function get(string|int $key, string $group, bool $isForced, ?bool &$isFound): mixed
    {
        $name = $this->name($key, $group);
        $isFound = array_key_exists($name, $this->values);
        if ((!$isFound || $isForced) && !isset($this->localGroups[$group])) {
            $stored = $this->run(fn (): mixed => $this->redis?->get($name));
            $isFound = is_array($stored) || $isFound && $this->redis === null;
            if (is_array($stored)) {
                $this->values[$name] = $stored[0] ?? null;
            } elseif (!$isFound) {
                unset($this->values[$name]);
            }
        }
        $value = $isFound ? $this->values[$name] : false;

        return is_object($value) ? clone $value : $value;
    }

    public function set(string|int $key, mixed $value, string $group, int $seconds): bool
    {
        $name = $this->name($key, $group);
        $this->values[$name] = is_object($value) ? clone $value : $value;
        if (isset($this->localGroups[$group])) {
            return true;
        }

        return $this->run(fn (): mixed => $this->redis?->set($name, [$value], $seconds > 0 ? $seconds : null)) === true;
    }

    public function delete(string|int $key, string $group): bool
    {
        $name = $this->name($key, $group);
        $isKnown = array_key_exists($name, $this->values);
        unset($this->values[$name]);
        if (isset($this->localGroups[$group])) {
            return $isKnown;
        }

        return (int) $this->run(fn (): mixed => $this->redis?->del($name)) > 0;
    }

    public function flush(): bool
    {
        $this->values = [];

        return $this->run(fn (): mixed => $this->redis?->flushDB()) === true;
    }

    public function flushRuntime(): bool
    {
        $this->values = [];

        return true;
    }

    private function name(string|int $key, string $group): string
    {
        return WP_CACHE_KEY_SALT . ($group === '' ? 'default' : $group) . ':' . $key;
    }

    /**
     * @template R
     * @param callable(): R $command
     * @return R|null null after a failure; Redis is not called again in this request
     */
    private function run(callable $command): mixed
    {
        try {
            return $command();
        } catch (RedisException) {
            $this->redis = null;

            return null;
        }
    }
}

function wp_cache_init(): void
{
    $GLOBALS['wp_object_cache'] = new CourantClusterCache();
}

function courant_cluster_cache(): CourantClusterCache
{
    $cache = $GLOBALS['wp_object_cache'];
    assert($cache instanceof CourantClusterCache);

    return $cache;
}

function wp_cache_supports(string $feature): bool
{
    $multiple = ['add_multiple', 'set_multiple', 'get_multiple', 'delete_multiple'];

    return in_array($feature, [...$multiple, 'flush_runtime'], true);
}

function wp_cache_get(string|int $key, string $group = '', bool $force = false, ?bool &$found = null): mixed
{
    return courant_cluster_cache()->get($key, $group, $force, $found);
}

function wp_cache_set(string|int $key, mixed $data, string $group = '', int $expire = 0): bool
{
    return courant_cluster_cache()->set($key, $data, $group, $expire);
}

function wp_cache_add(string|int $key, mixed $data, string $group = '', int $expire = 0): bool
{
    $isFound = false;
    courant_cluster_cache()->get($key, $group, false, $isFound);
    if ($isFound || wp_suspend_cache_addition()) {
        return false;
    }

    return courant_cluster_cache()->set($key, $data, $group, $expire);
}

function wp_cache_replace(string|int $key, mixed $data, string $group = '', int $expire = 0): bool
{
    $isFound = false;
    courant_cluster_cache()->get($key, $group, false, $isFound);

    return $isFound === true && courant_cluster_cache()->set($key, $data, $group, $expire);
}

function wp_cache_delete(string|int $key, string $group = ''): bool
{
    return courant_cluster_cache()->delete($key, $group);
}

function wp_cache_incr(string|int $key, int $offset = 1, string $group = ''): int|false
{
    $isFound = false;
    $value = courant_cluster_cache()->get($key, $group, true, $isFound);
    if ($isFound !== true) {
        return false;
    }
    $sum = max(0, (is_numeric($value) ? (int) $value : 0) + $offset);
    courant_cluster_cache()->set($key, $sum, $group, 0);

    return $sum;
}

function wp_cache_decr(string|int $key, int $offset = 1, string $group = ''): int|false
{
    return wp_cache_incr($key, -$offset, $group);
}

/**
 * @param array<string|int, mixed> $data
 * @return array<string|int, bool>
 */
function wp_cache_add_multiple(array $data, string $group = '', int $expire = 0): array
{
    $results = [];
    foreach ($data as $key => $value) {
        $results[$key] = wp_cache_add($key, $value, $group, $expire);
    }

    return $results;
}

/**
 * @param array<string|int, mixed> $data
 * @return array<string|int, bool>
 */
function wp_cache_set_multiple(array $data, string $group = '', int $expire = 0): array
{
    $results = [];
    foreach ($data as $key => $value) {
        $results[$key] = wp_cache_set($key, $value, $group, $expire);
    }

    return $results;
}

/**
 * @param array<string|int> $keys
 * @return array<string|int, mixed>
 */
function wp_cache_get_multiple(array $keys, string $group = '', bool $force = false): array
{
    $values = [];
    foreach ($keys as $key) {
        $values[$key] = wp_cache_get($key, $group, $force);
    }

    return $values;
}

/**
 * @param array<string|int> $keys
 * @return array<string|int, bool>
 */
function wp_cache_delete_multiple(array $keys, string $group = ''): array
{
    $results = [];
    foreach ($keys as $key) {
        $results[$key] = wp_cache_delete($key, $group);
    }

    return $results;
}

function wp_cache_flush(): bool
{
    return courant_cluster_cache()->flush();
}

function wp_cache_flush_runtime(): bool
{
    return courant_cluster_cache()->flushRuntime();
}

/** @param string|list<string> $groups */
function wp_cache_add_global_groups(string|array $groups): void
{
    // One site: all groups are the same.
}

/** @param string|list<string> $groups */
function wp_cache_add_non_persistent_groups(string|array $groups): void
{
    courant_cluster_cache()->addLocalGroups((array) $groups);
}

function wp_cache_close(): bool
{
    return true;
}
