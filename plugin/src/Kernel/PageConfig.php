<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Collects the configuration that the server passes to the scripts of a page (`schema/page-config.json`).
 *
 * Modules add their entries; the configuration is computed only when the page is printed. `wp_localize_script` turns
 * top-level scalars into strings, so everything is nested under one key. The legacy object `awsmJobsPublic` of WP Job
 * Openings is derived from the same entries.
 */
final class PageConfig
{
    private const HANDLE = 'courant-desk-config';

    /** @var array<string, callable(): array<string, mixed>> */
    private array $providers = [];

    /** @var list<callable(): array<string, mixed>> */
    private array $legacyProviders = [];

    /** @var array<non-empty-string, callable(): array<string, mixed>> */
    private array $compatibilityObjects = [];

    public function __construct(private readonly Assets $assets)
    {
    }

    public function register(): void
    {
        add_action('wp_print_footer_scripts', [$this, 'printConfig'], 1);
    }

    /**
     * @param string                         $module  key in the configuration, such as `listings`
     * @param callable(): array<string, mixed> $provider function that is called once, when the page is printed
     */
    public function add(string $module, callable $provider): void
    {
        $this->providers[$module] = $provider;
    }

    /**
     * @param callable(): array<string, mixed> $provider top-level entries of `awsmJobsPublic`, the script object of WP
     *   Job Openings
     */
    public function addLegacyData(callable $provider): void
    {
        $this->legacyProviders[] = $provider;
    }

    /**
     * @param non-empty-string $name name of another global object that integrations of another product read
     * @param callable(): array<string, mixed> $provider called once, when the page is printed
     */
    public function addCompatibilityObject(string $name, callable $provider): void
    {
        $this->compatibilityObjects[$name] = $provider;
    }

    /** @return array<string, mixed> */
    public function createConfig(): array
    {
        $config = [
            'react' => $this->assets->reactUrls(),
            'kit' => $this->assets->kitUrl(),
            'islands' => (object) $this->assets->moduleUrls('islands'),
            'modules' => (object) $this->assets->moduleUrls('modules'),
            // Visitors who only read an article do not need React.
            'prefetch' => !is_singular('post'),
        ];
        foreach ($this->providers as $module => $provider) {
            $config[$module] = $provider();
        }

        return $config;
    }

    /** @return array<string, mixed> */
    public function createLegacyData(): array
    {
        $object = ['ajaxurl' => admin_url('admin-ajax.php')];
        foreach ($this->legacyProviders as $provider) {
            $object = array_replace_recursive($object, $provider());
        }
        /**
         * Filters the `awsmJobsPublic` object. Filter of WP Job Openings.
         *
         * @since 0.1.0
         *
         * @param array<string, mixed> $object
         */
        $filtered = apply_filters('awsm_jobs_localized_script_data', $object);

        $withStringKeys = [];
        foreach (is_array($filtered) ? $filtered : $object as $key => $value) {
            $withStringKeys[(string) $key] = $value;
        }

        return $withStringKeys;
    }

    public function printConfig(): void
    {
        if (is_admin() || is_feed()) {
            return;
        }
        wp_register_script(self::HANDLE, false, [], COURANT_DESK_VERSION, true);
        InlineJson::localize(self::HANDLE, 'courantDesk', ['config' => $this->createConfig()]);
        InlineJson::localize(self::HANDLE, 'awsmJobsPublic', $this->createLegacyData());
        foreach ($this->compatibilityObjects as $name => $provider) {
            InlineJson::localize(self::HANDLE, $name, $provider());
        }
        wp_enqueue_script(self::HANDLE);
    }
}
