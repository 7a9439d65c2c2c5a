<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * What the server tells the scripts of a page (Spec 3, page configuration; `schema/page-config.json`).
 *
 * Rooms add their part; it is computed only when the page is printed. `wp_localize_script` turns top-level scalars
 * into strings, so all is nested under one key (design, decision 12). The contract's own object `awsmJobsPublic` is
 * derived from the same parts.
 */
final class PageConfig
{
    private const HANDLE = 'courant-desk-config';

    /** @var array<string, callable(): array<string, mixed>> */
    private array $parts = [];

    /** @var list<callable(): array<string, mixed>> */
    private array $compatible = [];

    public function __construct(private readonly Assets $assets)
    {
    }

    public function boot(): void
    {
        add_action('wp_print_footer_scripts', [$this, 'printNow'], 1);
    }

    /**
     * @param string                         $room  key in the configuration, such as `listings`
     * @param callable(): array<string, mixed> $part called once, when the page is printed
     */
    public function add(string $room, callable $part): void
    {
        $this->parts[$room] = $part;
    }

    /** @param callable(): array<string, mixed> $part top-level entries of `awsmJobsPublic` (Jobs contract 3.5) */
    public function addCompatible(callable $part): void
    {
        $this->compatible[] = $part;
    }

    /** @return array<string, mixed> */
    public function config(): array
    {
        $config = [
            'react' => $this->assets->react(),
            'kit' => $this->assets->kit(),
            'islands' => (object) $this->assets->islands(),
            // A visitor who only reads an article fetches no React (Rulings 3).
            'prefetch' => !is_singular('post'),
        ];
        foreach ($this->parts as $room => $part) {
            $config[$room] = $part();
        }

        return $config;
    }

    /** @return array<string, mixed> */
    public function compatible(): array
    {
        $object = ['ajaxurl' => admin_url('admin-ajax.php')];
        foreach ($this->compatible as $part) {
            $object = array_replace_recursive($object, $part());
        }
        /**
         * The contract's filter of the contract's object (Jobs contract 3.5).
         *
         * @param array<string, mixed> $object
         */
        $filtered = apply_filters('awsm_jobs_localized_script_data', $object);

        $named = [];
        foreach (is_array($filtered) ? $filtered : $object as $key => $value) {
            $named[(string) $key] = $value;
        }

        return $named;
    }

    public function printNow(): void
    {
        if (is_admin() || is_feed()) {
            return;
        }
        wp_register_script(self::HANDLE, false, [], COURANT_DESK_VERSION, true);
        InlineJson::localize(self::HANDLE, 'courantDesk', ['config' => $this->config()]);
        InlineJson::localize(self::HANDLE, 'awsmJobsPublic', $this->compatible());
        wp_enqueue_script(self::HANDLE);
    }
}
