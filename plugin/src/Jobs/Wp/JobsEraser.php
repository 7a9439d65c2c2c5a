<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\JobsSettings;
use CourantDesk\Kernel\Sql;

/** Removes everything that belongs to openings from a site. The owner's listing page stays: it may hold other things. */
final class JobsEraser
{
    public function __construct(
        private readonly TaxonomySpecifications $specifications,
        private readonly Sql $sql,
        private readonly JobsSettings $settings,
    ) {
    }

    public function erase(): void
    {
        $last = 0;
        do {
            $ids = $this->sql->column('SELECT ID FROM %i WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT 100', $this->sql->core('posts'), OpeningType::NAME, $last);
            foreach ($ids as $id) {
                wp_delete_post((int) $id, true);
                $last = (int) $id;
            }
        } while ($ids !== []);
        foreach ($this->specifications->all() as $specification) {
            foreach ($this->specifications->terms($specification->taxonomy) as $term) {
                wp_delete_term($term->id, $term->taxonomy);
            }
        }
        $options = [TaxonomySpecifications::OPTION, JobsInstaller::SEEDED, JobsInstaller::PAGE, JobsInstaller::MADE_PAGE, SpecificationLock::NAME, $this->settings->option()];
        foreach ($options as $option) {
            delete_option($option);
        }
    }
}
