<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Throwable;

/**
 * Renders templates. A theme overrides a template with a file of the same name in its folder `courant-desk/`: first the
 * child theme, then the parent theme, then the plugin. A template receives one variable, `$view`, with computed values.
 */
final class TemplateRenderer
{
    public function __construct(private readonly string $directory)
    {
    }

    /**
     * @param string $name such as `listings/block`, without `.php`
     * @return string HTML, escaped by the template
     */
    public function render(string $name, object $view): string
    {
        $level = ob_get_level();
        ob_start();
        try {
            $this->print($name, $view);
        } catch (Throwable $failure) {
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
            throw $failure;
        }

        return (string) ob_get_clean();
    }

    /** Prints the template, for screens of wp-admin. */
    public function print(string $name, object $view): void
    {
        (static function (string $courantTemplate, object $view): void {
            require $courantTemplate;
        })($this->findFile($name), $view);
    }

    private function findFile(string $name): string
    {
        $found = locate_template(['courant-desk/' . $name . '.php']);
        $pluginFile = $this->directory . '/' . $name . '.php';
        /**
         * Filters the file of a template.
         *
         * @since 0.1.0
         *
         * @param string $file absolute path
         * @param string $name such as `listings/block`
         */
        $file = apply_filters('courant_desk_template', $found !== '' ? $found : $pluginFile, $name);

        /**
         * Filters the file of a template. Filter of WP Job Openings, with the names and variables of this plugin's
         * templates.
         *
         * @since 0.1.0
         *
         * @param string $file   absolute path
         * @param string $name   such as `block`
         * @param string $folder such as `listings`
         */
        $file = apply_filters('awsm_jobs_template_path', $file, basename($name), dirname($name));

        return is_string($file) && is_file($file) ? $file : $pluginFile;
    }
}
