<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\Kernel\SiteHealthResult;
use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantDesk\PrivateFiles\Storage\FileProblemRepository;
use CourantDesk\PrivateFiles\Storage\FileRepository;
use CourantDesk\PrivateFiles\Storage\KeyRepository;
use RuntimeException;

/** Adds Site Health tests: whether applicants' files are encrypted, in one location, and readable. */
final class StoreHealth
{
    private const TEST = 'courant_private_files';
    private const MAX_LISTED = 20;

    public function __construct(
        private readonly KeyRepository $keys,
        private readonly CipherSuite $ciphers,
        private readonly FileLocations $locations,
        private readonly FileRepository $files,
        private readonly FileProblemRepository $problems,
    ) {
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function addTest(array $tests): array
    {
        $tests['direct'][self::TEST] = [
            'label' => __('Applicants’ files are encrypted', 'courant-desk'),
            'test' => [$this, 'test'],
        ];

        return $tests;
    }

    /** @return array<string, mixed> */
    public function test(): array
    {
        try {
            $this->keys->keyRing();
            $this->ciphers->forWriting();

            return $this->ownershipResult() ?? $this->unreadableFilesResult() ?? $this->unfinishedResult()
                ?? $this->goodResult();
        } catch (UnreadableFileException $failure) {
            return SiteHealthResult::create(
                self::TEST,
                'critical',
                __('Applicants’ files can be neither stored nor read', 'courant-desk'),
                FileProblemRepository::message($failure->problem) . ' ' . $failure->getMessage()
            );
        } catch (RuntimeException) {
            return SiteHealthResult::create(
                self::TEST,
                'critical',
                __('Applicants’ files can be neither stored nor read', 'courant-desk'),
                __('The database did not respond.', 'courant-desk'),
            );
        }
    }

    /** @return array<string, mixed>|null */
    private function ownershipResult(): ?array
    {
        $state = $this->locations->ownershipState();

        return $state->needsDecision() ? SiteHealthResult::create(
            self::TEST,
            'critical',
            OwnershipMessages::title($state),
            OwnershipMessages::explanation($state, $this->locations->ownerUrl()),
            sprintf(
                '<p><a href="%s">%s</a></p>',
                esc_url(FilesScreen::url()),
                esc_html__('Decide now', 'courant-desk'),
            ),
        ) : null;
    }

    /** @return array<string, mixed>|null */
    private function unreadableFilesResult(): ?array
    {
        $problems = $this->problems->findAll();
        $items = '';
        foreach (array_slice($problems, 0, self::MAX_LISTED, true) as $id => $problem) {
            $item = sprintf(
                /* translators: 1: file ID, 2: application ID */
                __('File %1$s of application %2$s:', 'courant-desk'),
                (string) $id,
                (string) $problem['application'],
            );
            $items .= '<li>' . esc_html($item . ' ' . FileProblemRepository::message($problem['problem'])) . '</li>';
        }

        return $problems === [] ? null : SiteHealthResult::create(
            self::TEST,
            'critical',
            __('Some applicants’ files cannot be read', 'courant-desk'),
            __('Restore these files or their key from a backup, then run “wp courant files verify”. Files that can be read again are removed from this list.', 'courant-desk'),
            "<ul>$items</ul>"
        );
    }

    /** @return array<string, mixed>|null */
    private function unfinishedResult(): ?array
    {
        if ($this->files->hasPlain()) {
            return SiteHealthResult::create(
                self::TEST,
                'recommended',
                __('Some applicants’ files are not encrypted yet', 'courant-desk'),
                __('They are encrypted in the background. To do it now, run “wp courant files move”.', 'courant-desk')
            );
        }
        $earlier = array_map(
            static fn (FileLocation $location): string => $location->path(),
            $this->locations->earlier(),
        );
        if ($earlier !== []) {
            return SiteHealthResult::create(
                self::TEST,
                'recommended',
                __('Some applicants’ files are in an earlier location', 'courant-desk'),
                sprintf(
                    /* translators: %s: paths */
                    __('They are read from there, and moved in the background: %s. To do it now, run “wp courant files move”.', 'courant-desk'),
                    implode(', ', $earlier),
                )
            );
        }

        return $this->ciphers->isNative() ? null : SiteHealthResult::create(
            self::TEST,
            'recommended',
            __('Applicants’ files are encrypted slowly', 'courant-desk'),
            __('PHP has neither the extension sodium nor openssl, so a large file takes many seconds. Install one of them.', 'courant-desk')
        );
    }

    /** @return array<string, mixed> */
    private function goodResult(): array
    {
        return SiteHealthResult::create(
            self::TEST,
            'good',
            __('Applicants’ files are encrypted', 'courant-desk'),
            $this->keys->isConfigured()
                ? __('The keys are in COURANT_FILE_KEYS. Back them up separately from the files: without its key, a file cannot be read.', 'courant-desk')
                : __('The key is in the database, separate from the files. Anyone with a backup of both can read the files. To keep the key out of the database, set COURANT_FILE_KEYS in wp-config.php.', 'courant-desk')
        );
    }
}
