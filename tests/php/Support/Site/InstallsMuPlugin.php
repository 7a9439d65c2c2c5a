<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

trait InstallsMuPlugin
{
    /** Runs checks while a must-use plugin with this PHP code is installed. */
    private function withMuPlugin(string $code, callable $checks): void
    {
        // The name is unique, because opcache may keep the code of a file that was replaced within a second.
        $file = WP_CONTENT_DIR . '/mu-plugins/' . uniqid('stub-') . '.php';
        wp_mkdir_p(dirname($file));
        file_put_contents($file, '<?php ' . $code);
        try {
            $checks();
        } finally {
            unlink($file);
        }
    }
}
