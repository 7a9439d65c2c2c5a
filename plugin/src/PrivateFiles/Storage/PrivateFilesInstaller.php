<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Admin\StoreProbe;

/** What the module stores on a site. */
final class PrivateFilesInstaller
{
    public function __construct(
        private readonly Sql $sql,
        private readonly KeyStore $keys,
        private readonly FileLocations $locations,
        private readonly FileProblems $problems,
    ) {
    }

    public function install(): void
    {
        (new FilesTable($this->sql))->install();
        $this->keys->install();
    }

    /** Deletes all files with their keys. Applications were deleted before. */
    public function erase(): void
    {
        $this->locations->erase(get_current_blog_id());
        (new FilesTable($this->sql))->erase();
        $this->problems->erase();
        delete_option(StoreProbe::OPTION);
        $this->keys->erase();
    }
}
