<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Throwable;

/**
 * Prints templates. A theme overrides one by a file of the same name in its folder `courant-desk/`: first the child
 * theme, then the parent theme, then the plugin. A template sees one variable, `$view`, in which all is decided.
 */
final class Template
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
            $this->show($name, $view);
        } catch (Throwable $failure) {
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
            throw $failure;
        }

        return (string) ob_get_clean();
    }

    /** Prints the template where it is called, as screens of wp-admin do. */
    public function show(string $name, object $view): void
    {
        (static function (string $courantTemplate, object $view): void {
            require $courantTemplate;
        })($this->locate($name), $view);
    }

    private function locate(string $name): string
    {
        $found = locate_template(['courant-desk/' . $name . '.php']);
        $own = $this->directory . '/' . $name . '.php';
        /**
         * Lets code choose another file for a template.
         *
         * @param string $file absolute path
         * @param string $name such as `listings/block`
         */
        $file = apply_filters('courant_desk_template', $found !== '' ? $found : $own, $name);

        /**
         * The contract's filter (Jobs contract 7.1). Our templates have names and variables of their own.
         *
         * @param string $file   absolute path
         * @param string $name   such as `block`
         * @param string $folder such as `listings`
         */
        $file = apply_filters('awsm_jobs_template_path', $file, basename($name), dirname($name));

        return is_string($file) && is_file($file) ? $file : $own;
    }
}
