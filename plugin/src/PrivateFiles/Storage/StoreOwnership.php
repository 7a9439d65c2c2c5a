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
 * Whether this site may change a store. Marker and database hold the same site id, URL and number of writes; where they
 * disagree, the store may be another site's, and nothing in it is changed until the owner of the site decides.
 *
 * @see docs/decisions/0019-one-site-owns-its-files.md
 */
final class StoreOwnership
{
    /** StoreOwner; autoloaded, because every page of wp-admin compares its URL. */
    public const OPTION = 'courant_store_owner';
    /** Number of writes; counted past the object cache. */
    public const GENERATION = 'courant_store_generation';
    /** OwnershipState of the last check, for the notice; autoloaded. */
    public const STATE = 'courant_store_state';

    /** @var array<string, OwnershipState> by path, site folder and identity of this site, for the length of a request */
    private array $checked = [];

    public function __construct(private readonly Sql $sql, private readonly MarkerStore $markers, private readonly Log $log)
    {
    }

    /** The state that the last check found; costs no file access. */
    public function lastState(): OwnershipState
    {
        $stored = get_option(self::STATE, '');
        $state = is_string($stored) ? OwnershipState::tryFrom($stored) : null;
        if ($state === null || !$state->needsDecision()) {
            $owner = StoreOwner::fromOption(get_option(self::OPTION, []));

            return $owner !== null && !$owner->isAt(self::siteUrl()) ? OwnershipState::Moved : $state ?? OwnershipState::Unclaimed;
        }

        return $state;
    }

    /** The path that holds this site's files below a configured one. */
    public function homePath(string $configured): string
    {
        $home = $this->owner()->home;

        return $home === '' ? $configured : "$configured/$home";
    }

    /** The path for new files: the site's store where it is this site's without a doubt, else a folder of this site's own. */
    public function writablePath(string $configured): string
    {
        $home = $this->homePath($configured);
        if (!$this->verify($configured)->needsDecision()) {
            return $home;
        }
        $owner = $this->owner();
        // A copy of this database knows the folder's name as well, and may have been there before.
        if ($owner->folder === '' || $this->check("$configured/$owner->folder", get_current_blog_id())->needsDecision()) {
            $owner = $owner->withNewFolder();
            $this->save($owner);
            $this->checked[$this->key("$configured/$owner->folder", get_current_blog_id())] = OwnershipState::Unclaimed;
        }

        return "$configured/$owner->folder";
    }

    /** Checks the configured location, and stores the result for the notice. */
    public function verify(string $configured): OwnershipState
    {
        $state = $this->check($this->homePath($configured), get_current_blog_id());
        $owner = $this->owner();
        if ($state === OwnershipState::Restored && !$owner->isRestored) {
            $this->save($owner->withRestored());
        }
        // Writes to the folder of its own bring the database up to the marker, which must not end the question.
        $state = $owner->isRestored && !$state->needsDecision() ? OwnershipState::Restored : $state;
        if (get_option(self::STATE, '') !== $state->value) {
            update_option(self::STATE, $state->value, true);
        }

        return $state;
    }

    /** Whether this site may delete or move files in a site folder of a location. */
    public function isOwned(string $path, int $site): bool
    {
        $state = $this->check($path, $site);
        if ($this->owner()->isRestored && !str_ends_with($path, '/' . $this->owner()->folder)) {
            return false;
        }

        // A folder that nobody owns is from before markers; that of another site of a network is never this site's.
        return $state === OwnershipState::Owned || ($state === OwnershipState::Unclaimed && $site === get_current_blog_id());
    }

    /** Counts a write to a location and writes it into its marker. To be called before the file is written. */
    public function recordWrite(string $path): void
    {
        $site = get_current_blog_id();
        $marker = new StoreMarker($this->owner()->site, self::siteUrl()->value, $this->nextGeneration());
        if ($this->markers->write($path, $site, $marker)) {
            $this->checked[$this->key($path, $site)] = OwnershipState::Owned;
        } else {
            // The marker is then older than the database, which is safe; whether the file can be written is found out next.
            $this->log->error('private_files.marker', []);
        }
    }

    /** Makes the next question read the markers again, for a process that lives longer than a request. */
    public function recheck(): void
    {
        $this->checked = [];
    }

    /** Compares marker and database, once a request. */
    private function check(string $path, int $site): OwnershipState
    {
        $key = $this->key($path, $site);
        if (!isset($this->checked[$key])) {
            // In this order: the database is counted up before a marker is written, so it is never behind because of a concurrent write.
            $marker = $this->markers->read($path, $site);
            $this->checked[$key] = $this->owner()->compare($marker, self::siteUrl(), $this->generation($marker));
        }

        return $this->checked[$key];
    }

    /** What a result depends on, so that a long process notices a change of the site. */
    private function key(string $path, int $site): string
    {
        return implode('|', [$path, $site, $this->owner()->site, $this->owner()->urlHash, self::siteUrl()->value]);
    }

    /**
     * Carries out what the owner of the site decided about the configured location.
     *
     * @param list<string> $locations all locations of this site
     * @param int          $now       Unix time
     */
    public function decide(OwnershipDecision $decision, string $configured, array $locations, int $now): void
    {
        $home = $this->homePath($configured);
        $owned = array_filter($locations, fn (string $path): bool => $path !== $home && $this->check($path, get_current_blog_id()) === OwnershipState::Owned);
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
        update_option(self::STATE, OwnershipState::Owned->value, true);
    }

    /** Ends the keeping of unknown files that a restored backup began; cleanup then moves them to quarantine. */
    public function releaseKeptFiles(): void
    {
        $this->save($this->owner()->withoutKeptFiles());
    }

    public function keptBefore(): int
    {
        return $this->owner()->keptBefore;
    }

    /** The URL in the marker, for people; '' where there is none. */
    public function ownerUrl(string $configured): string
    {
        return $this->markers->read($this->homePath($configured), get_current_blog_id())->url ?? '';
    }

    /** Gives up a location and its marker; its files were deleted before. */
    public function release(string $path): void
    {
        $site = get_current_blog_id();
        if ($this->isOwned($path, $site)) {
            $this->markers->delete($path, $site);
        }
        $this->checked = [];
    }

    public function erase(): void
    {
        array_map('delete_option', [self::OPTION, self::GENERATION, self::STATE]);
        $this->checked = [];
    }

    /**
     * The site's URL as it is stored: what filters make of it, such as a language's domain, is not another site. On a single
     * site WP_HOME comes first, as in WordPress, because copies are often made by it alone.
     */
    public static function siteUrl(): SiteUrl
    {
        $home = !is_multisite() && defined('WP_HOME') ? constant('WP_HOME') : (wp_load_alloptions()['home'] ?? '');
        /**
         * Filters the URL by which a site recognizes its store of applicants' files, where WP_HOME depends on the request.
         *
         * @since 0.1.0
         *
         * @param string $home URL of the site; an empty string if it is not known now
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

    /** Number of writes that the database knows; where a marker seems to be ahead, it is read again behind a write, past any replica. */
    private function generation(?StoreMarker $marker): int
    {
        $known = (int) $this->sql->value('SELECT option_value FROM %i WHERE option_name = %s', $this->sql->core('options'), self::GENERATION);

        return $marker !== null && $marker->generation > $known ? $this->nextGeneration() - 1 : $known;
    }

    private function nextGeneration(): int
    {
        $options = $this->sql->core('options');
        $this->sql->run('UPDATE %i SET option_value = option_value + 1 WHERE option_name = %s', $options, self::GENERATION);
        $value = $this->sql->value('SELECT option_value FROM %i WHERE option_name = %s', $options, self::GENERATION);
        if ($value === null) {
            add_option(self::GENERATION, '1', '', false);

            return 1;
        }

        return (int) $value;
    }

    private function raiseGeneration(int $least): void
    {
        $this->nextGeneration();
        $this->sql->run(
            'UPDATE %i SET option_value = %d WHERE option_name = %s AND option_value + 0 < %d',
            $this->sql->core('options'),
            $least,
            self::GENERATION,
            $least
        );
        wp_cache_delete(self::GENERATION, 'options');
    }
}
