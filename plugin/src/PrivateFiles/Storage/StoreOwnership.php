<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\OwnershipDecision;
use CourantDesk\PrivateFiles\Domain\OwnershipState;
use CourantDesk\PrivateFiles\Domain\SiteUrl;
use CourantDesk\PrivateFiles\Domain\StoreMarker;
use CourantDesk\PrivateFiles\Domain\StoreOwner;

/**
 * Decides whether this site may change a store. The marker and the database must contain the same site ID, URL and
 * number of writes. If they differ, the store may belong to another site, and nothing in it is changed until the site
 * owner decides.
 *
 * @see docs/decisions/0019-one-site-owns-its-files.md
 */
final class StoreOwnership
{
    /** Option with a StoreOwner; autoloaded, because every page of wp-admin compares its URL. */
    public const OPTION = 'courant_store_owner';
    /** Option with the number of writes; updated without the object cache. */
    public const GENERATION_OPTION = 'courant_store_generation';
    /** Option with the OwnershipState of the last check, for the notice; autoloaded. */
    public const STATE_OPTION = 'courant_store_state';

    /** @var array<string, OwnershipState> by path, site folder and identity of this site, for one request */
    private array $checked = [];

    public function __construct(
        private readonly Sql $sql,
        private readonly StoreMarkerRepository $markers,
        private readonly Log $log,
    ) {
    }

    /** Returns the state of the last check, without file access. */
    public function lastState(): OwnershipState
    {
        $stored = get_option(self::STATE_OPTION, '');
        $state = is_string($stored) ? OwnershipState::tryFrom($stored) : null;
        if ($state === null || !$state->needsDecision()) {
            $owner = StoreOwner::fromOption(get_option(self::OPTION, []));

            return $owner !== null && !$owner->matchesUrl(self::siteUrl())
                ? OwnershipState::Moved
                : $state ?? OwnershipState::Unclaimed;
        }

        return $state;
    }

    /** Returns the path of this site's files below a configured one. */
    public function homePath(string $configured): string
    {
        $home = $this->owner()->homeFolder;

        return $home === '' ? $configured : "$configured/$home";
    }

    /**
     * Returns the path for new files: the configured store if this site owns it, otherwise a separate folder of this
     * site.
     */
    public function writablePath(string $configured): string
    {
        $home = $this->homePath($configured);
        if (!$this->verify($configured)->needsDecision()) {
            return $home;
        }
        $owner = $this->owner();
        // A copy of this database contains the name of the folder as well, and may already have used it.
        $path = "$configured/$owner->temporaryFolder";
        if ($owner->temporaryFolder === '' || $this->check($path, get_current_blog_id())->needsDecision()) {
            $owner = $owner->withNewFolder();
            $this->save($owner);
            $path = "$configured/$owner->temporaryFolder";
            $this->checked[$this->cacheKey($path, get_current_blog_id())] = OwnershipState::Unclaimed;
        }

        return $path;
    }

    /** Checks the configured location, and stores the result for the notice. */
    public function verify(string $configured): OwnershipState
    {
        $state = $this->check($this->homePath($configured), get_current_blog_id());
        $owner = $this->owner();
        if ($state === OwnershipState::Restored && !$owner->isRestored) {
            $this->save($owner->withRestored());
        }
        // Writes to the separate folder increase the count in the database up to that of the marker, but the decision
        // of the site owner is still required.
        $state = $owner->isRestored && !$state->needsDecision() ? OwnershipState::Restored : $state;
        if (get_option(self::STATE_OPTION, '') !== $state->value) {
            update_option(self::STATE_OPTION, $state->value, true);
        }

        return $state;
    }

    /** Checks whether this site may delete or move files in a site folder of a location. */
    public function isOwned(string $path, int $site): bool
    {
        $state = $this->check($path, $site);
        if ($this->owner()->isRestored && !str_ends_with($path, '/' . $this->owner()->temporaryFolder)) {
            return false;
        }

        // A folder without an owner was created before markers were introduced. A folder of another site of the network
        // is never owned by this site.
        return $state === OwnershipState::Owned
            || ($state === OwnershipState::Unclaimed && $site === get_current_blog_id());
    }

    /** Increments the write count of a location in its marker. Must be called before the file is written. */
    public function recordWrite(string $path): void
    {
        $site = get_current_blog_id();
        $marker = new StoreMarker($this->owner()->site, self::siteUrl()->value, $this->nextGeneration());
        if ($this->markers->write($path, $site, $marker)) {
            $this->checked[$this->cacheKey($path, $site)] = OwnershipState::Owned;
        } else {
            // The marker is then older than the database, which is safe. The next write fails if the location is not
            // writable.
            $this->log->error('private_files.marker', []);
        }
    }

    /** Clears the cached checks, for processes that run longer than a request. */
    public function clearCache(): void
    {
        $this->checked = [];
    }

    /** Compares marker and database, once per request. */
    private function check(string $path, int $site): OwnershipState
    {
        $key = $this->cacheKey($path, $site);
        if (!isset($this->checked[$key])) {
            // The marker must be read first: the count in the database is incremented before a marker is written, so a
            // concurrent write never makes the count lower than the marker's.
            $marker = $this->markers->read($path, $site);
            $this->checked[$key] = $this->owner()->compare($marker, self::siteUrl(), $this->generation($marker));
        }

        return $this->checked[$key];
    }

    /** Returns a cache key of all values that the result depends on, because they can change in a long process. */
    private function cacheKey(string $path, int $site): string
    {
        return implode('|', [$path, $site, $this->owner()->site, $this->owner()->urlHash, self::siteUrl()->value]);
    }

    /**
     * Applies the site owner's decision about the configured location.
     *
     * @param list<string> $locations all locations of this site
     * @param int          $now       Unix time
     */
    public function decide(OwnershipDecision $decision, string $configured, array $locations, int $now): void
    {
        $home = $this->homePath($configured);
        $owned = array_filter(
            $locations,
            fn (string $path): bool => $path !== $home
                && $this->check($path, get_current_blog_id()) === OwnershipState::Owned,
        );
        $marker = $this->markers->read($home, get_current_blog_id());
        $owner = $this->owner()->decide($decision, $marker, self::siteUrl(), $now);
        $this->save($owner);
        if ($decision !== OwnershipDecision::Copy) {
            $this->raiseGeneration($marker->generation ?? 0);
        }
        $this->checked = [];
        foreach (array_unique([...$owned, $this->homePath($configured)]) as $path) {
            $this->recordWrite($path);
        }
        update_option(self::STATE_OPTION, OwnershipState::Owned->value, true);
    }

    /** Ends the retention of unknown files after a backup was restored; the cleanup then moves them to quarantine. */
    public function releaseRetainedFiles(): void
    {
        $this->save($this->owner()->withoutRetainedFiles());
    }

    public function keptBefore(): int
    {
        return $this->owner()->keptBefore;
    }

    /** Returns the URL in the marker, for display; '' if there is none. */
    public function ownerUrl(string $configured): string
    {
        return $this->markers->read($this->homePath($configured), get_current_blog_id())->url ?? '';
    }

    /** Releases a location and deletes its marker; its files are already deleted. */
    public function release(string $path): void
    {
        $site = get_current_blog_id();
        if ($this->isOwned($path, $site)) {
            $this->markers->delete($path, $site);
        }
        $this->checked = [];
    }

    public function delete(): void
    {
        array_map('delete_option', [self::OPTION, self::GENERATION_OPTION, self::STATE_OPTION]);
        $this->checked = [];
    }

    /**
     * Returns the site's stored URL without filters, because a domain for each language, for example, is not another
     * site. On a single site WP_HOME has priority, as in WordPress, because copies often differ only in it.
     */
    public static function siteUrl(): SiteUrl
    {
        $home = !is_multisite() && defined('WP_HOME') ? constant('WP_HOME') : (wp_load_alloptions()['home'] ?? '');
        /**
         * Filters the URL that identifies the site in its store of applicants' files, for sites whose WP_HOME depends
         * on the request.
         *
         * @since 0.1.0
         *
         * @param string $home URL of the site; an empty string if it is unknown in this request
         */
        $home = apply_filters('courant_desk_store_site_url', $home);

        return SiteUrl::fromUrl(is_string($home) ? $home : '');
    }

    private function owner(): StoreOwner
    {
        $owner = StoreOwner::fromOption(get_option(self::OPTION, []));
        if ($owner === null) {
            $owner = StoreOwner::create(self::siteUrl());
            $this->save($owner);
        }

        return $owner;
    }

    private function save(StoreOwner $owner): void
    {
        update_option(self::OPTION, $owner->toOption(), true);
    }

    /**
     * Returns the number of writes in the database. If the marker has a higher number, reads it again after a write, so
     * that it is not read from a replica.
     */
    private function generation(?StoreMarker $marker): int
    {
        $known = (int) $this->sql->fetchValue(
            'SELECT option_value FROM %i WHERE option_name = %s', $this->sql->coreTable('options'),
            self::GENERATION_OPTION,
        );

        return $marker !== null && $marker->generation > $known ? $this->nextGeneration() - 1 : $known;
    }

    private function nextGeneration(): int
    {
        $options = $this->sql->coreTable('options');
        $this->sql->execute(
            'UPDATE %i SET option_value = option_value + 1 WHERE option_name = %s', $options, self::GENERATION_OPTION,
        );
        $value = $this->sql
            ->fetchValue('SELECT option_value FROM %i WHERE option_name = %s', $options, self::GENERATION_OPTION);
        if ($value === null) {
            add_option(self::GENERATION_OPTION, '1', '', false);

            return 1;
        }

        return (int) $value;
    }

    private function raiseGeneration(int $minimum): void
    {
        $this->nextGeneration();
        $this->sql->execute(
            'UPDATE %i SET option_value = %d WHERE option_name = %s AND option_value + 0 < %d',
            $this->sql->coreTable('options'),
            $minimum,
            self::GENERATION_OPTION,
            $minimum
        );
        wp_cache_delete(self::GENERATION_OPTION, 'options');
    }
}
