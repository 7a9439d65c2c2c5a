<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Kernel\Request;
use RuntimeException;

/**
 * Where applicants' files lie: the folder that COURANT_PRIVATE_DIR names, else beside the web root, else (guarded as
 * well as a server will) below the uploads. The choice is remembered, and made anew when the site has moved.
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
        $chosen = $this->chosen();
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

    /** The file of a stored name; the name is checked, so nothing else can be reached. */
    public function file(string $storedName): string
    {
        if (preg_match('#^\d+/[0-9a-f]{2}/[0-9a-f]{40}$#D', $storedName) !== 1) {
            throw new RuntimeException('Not the name of a stored file.');
        }

        return $this->path() . '/' . $storedName;
    }

    /** Removes what a site kept, and the folder with its guards where nothing else is left in it. */
    public function erase(int $site): void
    {
        $folder = $this->chosen();
        delete_option(self::OPTION);
        if ($folder === '' || !is_dir($folder)) {
            return;
        }
        $found = glob("$folder/$site/[0-9a-f][0-9a-f]");
        foreach ([...($found === false ? [] : $found), "$folder/$site"] as $inside) {
            foreach (is_dir($inside) ? (array) scandir($inside) : [] as $name) {
                if (preg_match('/^[0-9a-f]{40}$/D', (string) $name) === 1) {
                    wp_delete_file("$inside/$name");
                }
            }
            @rmdir($inside);
        }
        if (array_diff((array) scandir($folder), ['.', '..', ...array_keys(self::GUARDS)]) === []) {
            array_map(static fn (string $guard) => @unlink("$folder/$guard"), array_keys(self::GUARDS));
            @rmdir($folder);
        }
    }

    private function chosen(): string
    {
        if ($this->named !== '') {
            return untrailingslashit($this->named);
        }
        $remembered = get_option(self::OPTION, '');

        return is_string($remembered) && $remembered !== '' && is_dir($remembered) ? $remembered : '';
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
