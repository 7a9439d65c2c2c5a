<?php

declare(strict_types=1);

namespace CourantDesk\Jobs;

use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Wp\JobsInstaller;
use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Jobs\Wp\Roles;
use CourantDesk\Jobs\Wp\SpecificationTaxonomies;
use CourantDesk\Jobs\Wp\TaxonomySpecifications;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Registers;

/** Openings: what they are, how they are edited, closed and shown. */
final class JobsFeature implements Feature, Registers, Installs
{
    private readonly OpeningType $type;
    private readonly SpecificationTaxonomies $taxonomies;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly JobsSettings $settings,
        TaxonomySpecifications $specifications,
        private readonly Openings $openings,
    ) {
        $this->type = new OpeningType($settings);
        $this->taxonomies = new SpecificationTaxonomies($specifications);
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register'], 5);
        add_filter('post_type_link', [$this->type, 'prettyLink'], 10, 4);
    }

    public function register(): void
    {
        $this->type->register();
        $this->taxonomies->register();
        (new OpeningMeta())->register();
    }

    public function install(): void
    {
        (new Roles())->grant();
        (new JobsInstaller($this->taxonomies))->install();
    }

    public function deactivate(): void
    {
    }

    public function erase(): void
    {
        (new Roles())->revoke();
    }
}
