<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Represents the ownership of the store according to the database. */
final class StoreOwner
{
    private const FOLDER = '/^site-[0-9a-f]{16}$/D';

    /**
     * @param string $site       random ID of this site, 32 hexadecimal digits
     * @param string $urlHash    SiteUrl::hash() of the URL for which the site owner confirmed the store
     * @param string $homeFolder folder below the configured location that this site uses because it is a copy; '' for
     *     none
     * @param string $temporaryFolder folder below the configured location for new files until the site owner decides;
     *     '' for none
     * @param bool $isRestored whether the store was newer than the database at the last check; reset by the site
     *     owner's decision
     * @param int $keptBefore Unix time; older unknown files are kept, because the database is a restored backup; 0 for
     *     none
     */
    public function __construct(
        public readonly string $site,
        public readonly string $urlHash,
        public readonly string $homeFolder = '',
        public readonly string $temporaryFolder = '',
        public readonly bool $isRestored = false,
        public readonly int $keptBefore = 0,
    ) {
    }

    public static function create(SiteUrl $url): self
    {
        return new self(self::randomId(), $url->isUnknown() ? '' : $url->hash());
    }

    public static function randomId(): string
    {
        return bin2hex(random_bytes(16));
    }

    public static function fromOption(mixed $stored): ?self
    {
        if (
            !is_array($stored)
            || !is_string($stored['site'] ?? null)
            || preg_match('/^[0-9a-f]{32}$/D', $stored['site']) !== 1
        ) {
            return null;
        }
        $folder = static fn (string $key): string
            => is_string($stored[$key] ?? null) && preg_match(self::FOLDER, $stored[$key]) === 1 ? $stored[$key] : '';

        return new self(
            site: $stored['site'],
            urlHash: is_string($stored['url'] ?? null) ? $stored['url'] : '',
            homeFolder: $folder('home'),
            temporaryFolder: $folder('folder'),
            isRestored: ($stored['restored'] ?? false) === true,
            keptBefore: is_int($stored['kept_before'] ?? null) ? $stored['kept_before'] : 0,
        );
    }

    /** @return array{site: string, url: string, home: string, folder: string, restored: bool, kept_before: int} */
    public function toOption(): array
    {
        return [
            'site' => $this->site,
            'url' => $this->urlHash,
            'home' => $this->homeFolder,
            'folder' => $this->temporaryFolder,
            'restored' => $this->isRestored,
            'kept_before' => $this->keptBefore,
        ];
    }

    public function matchesUrl(SiteUrl $url): bool
    {
        return $url->isUnknown() || $this->urlHash === '' || $this->urlHash === $url->hash();
    }

    /**
     * Returns a copy with another folder for new files. Its name is random, so that copies of the same database use
     * different folders.
     */
    public function withNewFolder(): self
    {
        return new self(
            site: $this->site,
            urlHash: $this->urlHash,
            homeFolder: $this->homeFolder,
            temporaryFolder: 'site-' . bin2hex(random_bytes(8)),
            isRestored: $this->isRestored,
            keptBefore: $this->keptBefore
        );
    }

    public function withRestored(): self
    {
        return new self(
            site: $this->site,
            urlHash: $this->urlHash,
            homeFolder: $this->homeFolder,
            temporaryFolder: $this->temporaryFolder,
            isRestored: true,
            keptBefore: $this->keptBefore
        );
    }

    public function withoutRetainedFiles(): self
    {
        return new self($this->site, $this->urlHash, $this->homeFolder, $this->temporaryFolder, $this->isRestored);
    }

    /**
     * Returns the ownership after a decision.
     *
     * @param StoreMarker|null $marker marker in the configured location
     * @param int              $now    Unix time
     */
    public function decide(OwnershipDecision $decision, ?StoreMarker $marker, SiteUrl $url, int $now): self
    {
        $hash = $url->isUnknown() ? $this->urlHash : $url->hash();

        return match ($decision) {
            OwnershipDecision::SameSite => new self($marker->site ?? $this->site, $hash, $this->homeFolder),
            OwnershipDecision::Copy => new self(
                self::randomId(),
                $hash,
                $this->temporaryFolder === '' ? $this->withNewFolder()->temporaryFolder : $this->temporaryFolder,
            ),
            OwnershipDecision::RestoredBackup => new self(
                site: $marker->site ?? $this->site,
                urlHash: $hash,
                homeFolder: $this->homeFolder,
                temporaryFolder: '',
                isRestored: false,
                keptBefore: $now
            ),
        };
    }

    /**
     * Compares the database with the marker.
     *
     * @param StoreMarker|null $marker null when no site owns the store yet
     * @param int              $generation number of writes in the database
     */
    public function compare(?StoreMarker $marker, SiteUrl $url, int $generation): OwnershipState
    {
        if ($marker === null) {
            return $this->matchesUrl($url) ? OwnershipState::Unclaimed : OwnershipState::Moved;
        }
        if ($marker->site !== $this->site) {
            return OwnershipState::Foreign;
        }
        if (!$this->matchesUrl($url) || (!$url->isUnknown() && $marker->url !== '' && $marker->url !== $url->value)) {
            return OwnershipState::Moved;
        }

        return $marker->generation > $generation ? OwnershipState::Restored : OwnershipState::Owned;
    }
}
