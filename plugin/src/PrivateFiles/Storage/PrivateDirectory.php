<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Request;
use RuntimeException;

/**
 * The location of applicants' files: the folder or stream URL in COURANT_PRIVATE_DIR, else a folder beside the web root,
 * else (guarded as well as a server will) one below the uploads. The choice is stored, and repeated when the site has moved.
 */
final class PrivateDirectory
{
    private const OPTION = 'courant_private_dir';

    /**
     * @param string $prefix of the database's tables: tells apart two sites that share a folder
     * @param string $named  the folder that the owner named, or ''
     */
    public function __construct(private readonly string $prefix, private readonly string $named)
    {
    }

    private const GUARDS = [
        '.htaccess' => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nOrder deny,allow\nDeny from all\n</IfModule>\nOptions -Indexes\n",
        'index.php' => "<?php\n",
        'web.config' => "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<configuration><system.webServer><authorization><remove users=\"*\" roles=\"\" verbs=\"\" /><add accessType=\"Deny\" users=\"*\" /></authorization></system.webServer></configuration>\n",
    ];

    /**
     * The folder, made when it is not there.
     *
     * @throws RuntimeException when none can be written to
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

    /** Whether the folder lies where no address of the site can reach. */
    public function isOutsideWebRoot(): bool
    {
        return !$this->isServed($this->path());
    }

    /** Whether the folder, if there is one, is where a URL of the site may reach. */
    public function isInsideWebRoot(): bool
    {
        return $this->chosenPath() !== '' && $this->isServed($this->chosenPath());
    }

    /** The path or URL where files are read, without making or writing anything; '' where none was chosen yet. */
    public function chosenPath(): string
    {
        if ($this->named !== '') {
            return StreamLocation::normalize($this->named);
        }
        $stored = $this->stored();

        return $stored !== '' && is_dir($stored) ? $stored : '';
    }

    /** Whether COURANT_PRIVATE_DIR is set. */
    public function isNamed(): bool
    {
        return $this->named !== '';
    }

    /** The folder that was chosen without COURANT_PRIVATE_DIR, also where that is set now; '' where none was. */
    public function stored(): string
    {
        $stored = get_option(self::OPTION, '');

        return is_string($stored) ? $stored : '';
    }

    /** Forgets a folder that was chosen without COURANT_PRIVATE_DIR. */
    public function forget(string $path): void
    {
        if ($this->stored() === $path) {
            delete_option(self::OPTION);
        }
    }

    public function forgetAll(): void
    {
        delete_option(self::OPTION);
    }

    /** Removes the guards and the folder, where nothing else is left in it. */
    public static function removeEmpty(string $folder): void
    {
        if (is_dir($folder) && array_diff((array) scandir($folder), ['.', '..', ...array_keys(self::GUARDS)]) === []) {
            array_map(static fn (string $guard) => @unlink("$folder/$guard"), array_keys(self::GUARDS));
            @rmdir($folder);
        }
    }

    /** @return list<string> best first */
    private function candidates(): array
    {
        $hash = substr(hash('sha256', ABSPATH . '|' . $this->prefix), 0, 12);
        $candidates = [];
        foreach ([dirname($this->webRoot()), dirname(untrailingslashit(ABSPATH))] as $parent) {
            $folder = $parent . '/courant-private-' . $hash;
            if (!$this->isServed($folder) && $parent !== '/' && wp_is_writable($parent)) {
                $candidates[] = $folder;
            }
        }
        $uploads = wp_upload_dir(null, false);
        $candidates[] = $uploads['basedir'] . '/courant-private-' . bin2hex(random_bytes(16));

        return $candidates;
    }

    /** Where WordPress lives in a folder of the site, the site's root is further up. */
    private function webRoot(): string
    {
        $root = untrailingslashit(wp_normalize_path(ABSPATH));
        $path = untrailingslashit((string) wp_parse_url(site_url(), PHP_URL_PATH));

        return $path !== '' && str_ends_with($root, $path) ? substr($root, 0, -strlen($path)) : $root;
    }

    private function isServed(string $folder): bool
    {
        if (str_contains($folder, '://')) {
            return false;
        }
        $served = [$this->webRoot(), untrailingslashit(wp_normalize_path(ABSPATH)), wp_normalize_path(WP_CONTENT_DIR)];
        $documents = Request::current()->documentRoot();
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
        foreach (self::GUARDS as $name => $content) {
            // A disk that was full may have left an empty one.
            if ((!is_file("$folder/$name") || filesize("$folder/$name") === 0) && @file_put_contents("$folder/$name", $content) !== strlen($content)) {
                @unlink("$folder/$name");
                throw new RuntimeException('The folder for private files cannot be written to.');
            }
        }

        return $folder;
    }
}
