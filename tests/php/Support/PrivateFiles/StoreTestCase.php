<?php

declare(strict_types=1);

namespace CourantTests\Support\PrivateFiles;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\OwnershipDecision;
use CourantDesk\PrivateFiles\PrivateFilesFactory;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;
use CourantDesk\PrivateFiles\Storage\UnknownFileCleanup;
use CourantTests\Support\Applications\ApplicationsTestCase;
use DateTimeImmutable;

/** Creates a store of applicants' files with its owner and content. */
abstract class StoreTestCase extends ApplicationsTestCase
{
    protected const HOUR = 3600;

    protected function setUp(): void
    {
        parent::setUp();
        // The installation registered this site as the owner, with its URL at that time.
        foreach ([StoreOwnership::OPTION, StoreOwnership::GENERATION_OPTION, StoreOwnership::STATE_OPTION] as $option) {
            delete_option($option);
        }
        // The test sites have a WP_HOME, which would have priority.
        add_filter('courant_desk_store_site_url', $this->home(...));
    }

    protected function module(string $path = COURANT_PRIVATE_DIR, ?Kernel $kernel = null): PrivateFilesFactory
    {
        return new PrivateFilesFactory(
            $kernel ?? Kernel::create(COURANT_DESK_FILE, COURANT_DESK_VERSION),
            null,
            $path,
            CipherSuite::forServer(),
        );
    }

    protected function decide(OwnershipDecision $decision, string $path = COURANT_PRIVATE_DIR): void
    {
        $this->module($path)->locations()->decide($decision, time());
    }

    protected function unknownFiles(string $when, string $path = COURANT_PRIVATE_DIR): UnknownFileCleanup
    {
        $clock = new class (new DateTimeImmutable($when)) implements Clock {
            public function __construct(private readonly DateTimeImmutable $now)
            {
            }

            public function now(): DateTimeImmutable
            {
                return $this->now;
            }
        };
        $module = $this->module($path);

        return new UnknownFileCleanup($module->locations(), $module->repository(), $module->ownership(), $clock);
    }

    protected function sql(): Sql
    {
        return $this->applicationsFactory()->kernel->sql;
    }

    protected function contentOf(int $application): string
    {
        $module = $this->module();

        return implode('', [...$module->store()->read($module->store()->findByApplication($application)[0])]);
    }

    /** Creates an old file without a row and returns its path. */
    protected function createUnknownFile(string $folder = 'ab'): string
    {
        $path = COURANT_PRIVATE_DIR . "/1/$folder/$folder" . bin2hex(random_bytes(19)) . '.enc';
        wp_mkdir_p(dirname($path));
        file_put_contents($path, 'unknown');
        touch($path, time() - 2 * self::HOUR);

        return $path;
    }

    /** @return list<string> */
    protected function quarantined(): array
    {
        $found = glob(COURANT_PRIVATE_DIR . '/1/quarantine-*/*');

        return $found === false ? [] : $found;
    }

    /** @return array<string, string> hashes of all files of the store, without the separate folders of other sites */
    protected function snapshot(): array
    {
        $files = [];
        foreach (
            new \RecursiveIteratorIterator(
                new \RecursiveDirectoryIterator(COURANT_PRIVATE_DIR, \FilesystemIterator::SKIP_DOTS)
            ) as $file
        ) {
            self::assertInstanceOf(\SplFileInfo::class, $file);
            if (!str_contains($file->getPathname(), '/site-')) {
                $files[$file->getPathname()] = (string) hash_file('sha256', $file->getPathname());
            }
        }
        ksort($files);

        return $files;
    }

    protected function copyOfTheStore(): string
    {
        $copy = dirname($this->file('copy', '')) . '/copied-store';
        mkdir($copy);
        foreach ($this->snapshot() as $path => $hash) {
            $target = $copy . substr($path, strlen(COURANT_PRIVATE_DIR));
            wp_mkdir_p(dirname($target));
            copy($path, $target);
        }

        return $copy;
    }

    /** @return array{int, int} write counts of the database and of the marker */
    protected function generations(): array
    {
        $newest = 0;
        foreach ((array) glob(COURANT_PRIVATE_DIR . '/1/owner-*.json') as $file) {
            $marker = json_decode((string) file_get_contents((string) $file), true);
            $newest = max($newest, is_array($marker) && is_int($marker['generation']) ? $marker['generation'] : 0);
        }

        return [
            (int) $this->sql()->fetchValue(
                'SELECT option_value FROM %i WHERE option_name = %s',
                $this->sql()->coreTable('options'),
                StoreOwnership::GENERATION_OPTION,
            ),
            $newest,
        ];
    }

    protected function home(): string
    {
        $home = wp_load_alloptions()['home'] ?? '';

        return is_string($home) ? $home : '';
    }

    /** Writes the option directly, because update_option() compares with WP_HOME. */
    protected function setHome(string $url): void
    {
        $this->sql()->execute(
            'UPDATE %i SET option_value = %s WHERE option_name = %s',
            $this->sql()->coreTable('options'),
            $url,
            'home',
        );
        wp_cache_delete('alloptions', 'options');
    }

    protected function restoreOption(string $name, mixed $value): void
    {
        delete_option($name);
        add_option($name, $value, '', true);
    }
}
