<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- the store may be any stream wrapper, which WP_Filesystem does not support.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Request;
use RuntimeException;

/**
 * Chooses the location of applicants' files: the folder or stream URL in COURANT_PRIVATE_DIR, otherwise a folder next
 * to the web root, otherwise a folder below uploads, protected as far as the server supports it. The choice is stored,
 * and repeated after the site was moved.
 */
final class PrivateDirectory
{
    private const OPTION = 'courant_private_dir';

    /**
     * @param string $prefix prefix of the database tables; distinguishes sites that share a folder
     * @param string $named configured folder, or ''
     */
    public function __construct(private readonly string $prefix, private readonly string $named)
    {
    }

    private const GUARD_FILES = [
        '.htaccess' => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nOrder deny,allow\nDeny from all\n</IfModule>\nOptions -Indexes\n",
        'index.php' => "<?php\n",
        'web.config' => "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<configuration><system.webServer><authorization><remove users=\"*\" roles=\"\" verbs=\"\" /><add accessType=\"Deny\" users=\"*\" /></authorization></system.webServer></configuration>\n",
    ];

    /**
     * Returns the folder, and creates it if it does not exist.
     *
     * @throws RuntimeException when no folder is writable
     */
    public function path(): string
    {
        $chosen = $this->chosenPath();
        if ($chosen !== '') {
            return $this->prepare($chosen);
        }
        foreach ($this->candidates() as $candidate) {
            if (is_dir($candidate) ? wp_is_writable($candidate) : wp_mkdir_p($candidate)) {
                update_option(self::OPTION, $candidate, false);

                return $this->prepare($candidate);
            }
        }

        throw new RuntimeException('No folder for private files can be written to.');
    }

    /** Checks whether no URL of the site can reach the folder. */
    public function isOutsideWebRoot(): bool
    {
        return !$this->isBelowWebRoot($this->path());
    }

    /** Checks whether the folder, if one was chosen, may be reachable by a URL of the site. */
    public function isInsideWebRoot(): bool
    {
        return $this->chosenPath() !== '' && $this->isBelowWebRoot($this->chosenPath());
    }

    /**
     * Returns the path or URL where files are read, without creating or writing anything; '' if none was chosen yet.
     */
    public function chosenPath(): string
    {
        if ($this->named !== '') {
            return StreamLocation::normalize($this->named);
        }
        $stored = $this->storedPath();

        return $stored !== '' && is_dir($stored) ? $stored : '';
    }

    /** Checks whether COURANT_PRIVATE_DIR is set. */
    public function isConfigured(): bool
    {
        return $this->named !== '';
    }

    /**
     * Returns the folder that was chosen without COURANT_PRIVATE_DIR, even if the constant is set now; '' if none was
     * chosen.
     */
    public function storedPath(): string
    {
        $stored = get_option(self::OPTION, '');

        return is_string($stored) ? $stored : '';
    }

    /** Deletes the stored choice of a folder made without COURANT_PRIVATE_DIR. */
    public function deleteStoredPath(string $path): void
    {
        if ($this->storedPath() === $path) {
            delete_option(self::OPTION);
        }
    }

    public function deleteOption(): void
    {
        delete_option(self::OPTION);
    }

    /** Deletes the protective files and the folder, if it contains no other files. */
    public static function deleteIfEmpty(string $folder): void
    {
        if (
            is_dir($folder)
            && array_diff((array) scandir($folder), ['.', '..', ...array_keys(self::GUARD_FILES)]) === []
        ) {
            array_map(static fn (string $guard) => @unlink("$folder/$guard"), array_keys(self::GUARD_FILES));
            @rmdir($folder);
        }
    }

    /** @return list<string> folders in order of preference */
    private function candidates(): array
    {
        $hash = substr(hash('sha256', ABSPATH . '|' . $this->prefix), 0, 12);
        $candidates = [];
        foreach ([dirname($this->findWebRoot()), dirname(untrailingslashit(ABSPATH))] as $parent) {
            $folder = $parent . '/courant-private-' . $hash;
            if (!$this->isBelowWebRoot($folder) && $parent !== '/' && wp_is_writable($parent)) {
                $candidates[] = $folder;
            }
        }
        $uploads = wp_upload_dir(null, false);
        $candidates[] = $uploads['basedir'] . '/courant-private-' . bin2hex(random_bytes(16));

        return $candidates;
    }

    /** Returns the web root. If WordPress is installed in a subfolder, that is a parent folder of it. */
    private function findWebRoot(): string
    {
        $root = untrailingslashit(wp_normalize_path(ABSPATH));
        $path = untrailingslashit((string) wp_parse_url(site_url(), PHP_URL_PATH));

        return $path !== '' && str_ends_with($root, $path) ? substr($root, 0, -strlen($path)) : $root;
    }

    private function isBelowWebRoot(string $folder): bool
    {
        if (str_contains($folder, '://')) {
            return false;
        }
        $served =
            [$this->findWebRoot(), untrailingslashit(wp_normalize_path(ABSPATH)), wp_normalize_path(WP_CONTENT_DIR)];
        $documents = Request::fromGlobals()->documentRoot();
        if ($documents !== '') {
            $served[] = wp_normalize_path((string) realpath($documents));
        }
        $real = realpath($folder);
        foreach ($served as $root) {
            foreach ([wp_normalize_path($folder), $real === false ? '' : wp_normalize_path($real)] as $path) {
                if ($root !== '' && ($path === $root || str_starts_with($path, $root . '/'))) {
                    return true;
                }
            }
        }

        return false;
    }

    private function prepare(string $folder): string
    {
        if (str_contains($folder, '://')) {
            return $folder;
        }
        if (!is_dir($folder) && !@mkdir($folder, 0700, true) && !is_dir($folder)) {
            throw new RuntimeException('The folder for private files cannot be made.');
        }
        foreach (self::GUARD_FILES as $name => $content) {
            // A full disk may leave an empty file.
            if (
                (!is_file("$folder/$name") || filesize("$folder/$name") === 0)
                && @file_put_contents("$folder/$name", $content) !== strlen($content)
            ) {
                @unlink("$folder/$name");
                throw new RuntimeException('The folder for private files cannot be written to.');
            }
        }

        return $folder;
    }
}
